/** What a component does as it does, and where the reason for it can be read. */
export interface Decision {
  what: string;
  /** Of what stands at the address. */
  name: string;
  href: string;
}

const apg = (pattern: string) => `https://www.w3.org/WAI/ARIA/apg/patterns/${pattern}/`;
const wcag = (criterion: string) => `https://www.w3.org/WAI/WCAG22/Understanding/${criterion}.html`;
const govUk = (component: string) => `https://design-system.service.gov.uk/components/${component}/`;
const html = (part: string) => `https://html.spec.whatwg.org/multipage/${part}`;

const disclosed: Decision = {
  what: 'What is closed is still found by the browser’s own search, which opens it.',
  name: 'HTML: hidden until found',
  href: html('interaction.html#the-hidden-attribute'),
};
const wholeCard: Decision = {
  what: 'One link, named by the title, whose area is the card: a list of links says each card once.',
  name: 'Inclusive Components: cards',
  href: 'https://inclusive-components.design/cards/',
};

/** By component: what it goes by. What was found by trying, it says on its page. */
export const decisions: Readonly<Record<string, readonly Decision[]>> = {
  ActionLink: [
    {
      what: 'It leads somewhere, so it is a link, whatever it looks like.',
      name: 'APG: link',
      href: apg('link'),
    },
  ],
  ArticleCard: [wholeCard],
  Breadcrumbs: [
    {
      what: 'A list in a navigation with a name; the page at hand is marked as such, and is no link.',
      name: 'APG: breadcrumb',
      href: apg('breadcrumb'),
    },
  ],
  CallBar: [
    {
      what: 'It leaves the edge while something in the page’s content has the focus, which it would cover.',
      name: 'WCAG 2.4.11',
      href: wcag('focus-not-obscured-minimum'),
    },
    { what: 'It is in the same place on every page.', name: 'WCAG 3.2.6', href: wcag('consistent-help') },
  ],
  CityTile: [
    {
      what: 'A button that says whether what follows it is open; Esc closes.',
      name: 'APG: disclosure',
      href: apg('disclosure'),
    },
    disclosed,
  ],
  ContactForm: [
    {
      what: 'What is wrong is said twice: above the fields, with a link to each, and at the field.',
      name: 'GOV.UK: error summary',
      href: govUk('error-summary'),
    },
    {
      what: 'A sentence says what to write, and not that something is invalid.',
      name: 'WCAG 3.3.3',
      href: wcag('error-suggestion'),
    },
  ],
  FaqGroup: [
    {
      what: 'Each question is a button in a heading; the arrow keys, which the pattern leaves open, scroll.',
      name: 'APG: accordion',
      href: apg('accordion'),
    },
    {
      what: 'Not for what everybody has to read: some never open anything.',
      name: 'GOV.UK: accordion',
      href: govUk('accordion'),
    },
    disclosed,
  ],
  Figures: [
    {
      what: 'A value and what it means are term and description, and are heard together.',
      name: 'HTML: description lists',
      href: html('grouping-content.html#the-dl-element'),
    },
  ],
  GalleryViewer: [
    {
      what: 'The focus goes into the viewer, stays there, and comes back to the picture that was seen last.',
      name: 'APG: modal dialog',
      href: apg('dialog-modal'),
    },
  ],
  Hero: [
    {
      what: 'Its picture, mostly the largest thing of the first screen, is fetched before all others.',
      name: 'HTML: fetch priority',
      href: html('urls-and-fetching.html#fetch-priority-attributes'),
    },
  ],
  LazyImage: [
    {
      what: 'Without scripting the browser itself waits until a picture is near.',
      name: 'HTML: lazy loading',
      href: html('urls-and-fetching.html#lazy-loading-attributes'),
    },
    {
      what: 'What its alt is to say depends on what the picture is for.',
      name: 'WAI: alt decision tree',
      href: 'https://www.w3.org/WAI/tutorials/images/decision-tree/',
    },
  ],
  LinkList: [
    {
      what: 'Each link is a full line, so that a finger need not aim.',
      name: 'WCAG 2.5.5',
      href: wcag('target-size-enhanced'),
    },
    { what: 'Each makes sense by itself.', name: 'WCAG 2.4.4', href: wcag('link-purpose-in-context') },
  ],
  Notice: [
    {
      what: 'One line, and rarely: people pass over banners.',
      name: 'GOV.UK: notification banner',
      href: govUk('notification-banner'),
    },
  ],
  PhoneButton: [
    {
      what: 'A number is dialled with its country’s code, an extension after it.',
      name: 'RFC 3966: the tel address',
      href: 'https://www.rfc-editor.org/rfc/rfc3966',
    },
    {
      what: 'Its name begins with the words that are seen, so that it can be asked for aloud.',
      name: 'WCAG 2.5.3',
      href: wcag('label-in-name'),
    },
  ],
  PriceTable: [
    {
      what: 'A card a line: a table of four columns would be scrolled sideways on a phone.',
      name: 'WCAG 1.4.10',
      href: wcag('reflow'),
    },
  ],
  Prose: [
    {
      what: 'Lines that the eye finds back from, in a column of its own.',
      name: 'WCAG 1.4.8',
      href: wcag('visual-presentation'),
    },
  ],
  Section: [
    {
      what: 'A region named by its heading, so that a page’s parts can be listed.',
      name: 'APG: landmark regions',
      href: 'https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/',
    },
  ],
  ServiceCard: [wholeCard],
  SiteFooter: [
    {
      what: 'How to reach the firm stands in the same place on every page.',
      name: 'WCAG 3.2.6',
      href: wcag('consistent-help'),
    },
  ],
  SiteHeader: [
    {
      what: 'The first stop of Tab leads past it.',
      name: 'WCAG 2.4.1',
      href: wcag('bypass-blocks'),
    },
    {
      what: 'The browser opens and closes the menu, before any script is there.',
      name: 'HTML: popover',
      href: html('popover.html'),
    },
  ],
  Steps: [
    {
      what: 'What has an order is a numbered list, and is heard as one.',
      name: 'HTML: ordered lists',
      href: html('grouping-content.html#the-ol-element'),
    },
  ],
  Toasts: [
    {
      what: 'A message is said by screen readers without taking the focus.',
      name: 'WCAG 4.1.3',
      href: wcag('status-messages'),
    },
    {
      what: 'Time stands still for whoever points at it or has the focus there.',
      name: 'WCAG 2.2.1',
      href: wcag('timing-adjustable'),
    },
  ],
};
