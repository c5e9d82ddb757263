import { typeset } from '../../text/typeset';

export interface NavigationItem {
  label: string;
  href: string;
  /** Of a page in another language, as HTML names it. */
  language?: string;
  /** In the menu: not shown where the menu is part of the bar. */
  onlyInPopover?: true;
  /** In the menu: pages that it marks, too, although their address does not begin with `href`. */
  otherPages?: readonly string[];
}

/** The block at the end of a page that asks to call or to write; the form is at /kontakt. */
export interface CallToAction {
  heading: string;
  text: string;
  /** Label of the phone button. */
  call: string;
  /** Label of the link to /kontakt. */
  contact: string;
}

/** Texts that several Polish pages share. Header and footer are in languages/. */
export interface NavigationTexts {
  breadcrumbs: { home: string; services: string; towns: string };
}

export const navigation: NavigationTexts = typeset<NavigationTexts>({
  breadcrumbs: { home: 'Start', services: 'Usługi', towns: 'Miasta' },
});

export const firstAidPage = typeset({
  heading: 'Pierwsza pomoc, zanim przyjedziemy',
  /** Beside what is said of calls at any hour; leads to the list on /kontakt. */
  link: 'Co\u00a0jest\u00a0pilne',
  href: '/kontakt#pilne',
});
