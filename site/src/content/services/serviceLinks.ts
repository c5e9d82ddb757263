/**
 * What a visitor of a service's own page may want next. The labels are written out: the lists of articles, symptoms and
 * checklists would make the page's script 5 KB larger.
 */
import { typeset } from '../../text/typeset';
import type { ServiceSlug } from './services';

interface PageLink {
  href: string;
  label: string;
}

const link = (href: string, label: string): PageLink => ({ href, label });

const shared = [
  link('/faq#kto-placi-najemca-czy-wlasciciel', 'Wynajmujesz? Kto płaci'),
  link('/gwarancja', 'Warunki gwarancji'),
];
const linkChecklist = (slug: string) => link(`/przygotowanie/${slug}`, 'Lista przygotowań do druku');
const firms = link('/dla-firm', 'DDD dla firm');

export const serviceLinks = typeset<Readonly<Record<ServiceSlug, readonly PageLink[]>>>({
  'zwalczanie-pluskiew': [
    ...shared,
    linkChecklist('zwalczanie-pluskiew'),
    link('/blog/jak-rozpoznac-pluskwy-w-domu', 'Jak rozpoznać pluskwy w domu'),
    link('/blog/domowe-sposoby-na-pluskwy', 'Domowe sposoby na pluskwy'),
    firms,
  ],
  'odstraszanie-kun': [
    ...shared,
    link('/objawy/tupanie-nad-sufitem', 'Tupanie nad sufitem w nocy'),
    link('/blog/jak-odstraszyc-kuny-z-poddasza', 'Jak odstraszyć kuny z poddasza'),
  ],
  dezynfekcja: [
    ...shared,
    linkChecklist('dezynfekcja'),
    link('/dezynfekcja-po-zgonie', 'Dezynfekcja po zgonie'),
    link('/blog/dezynfekcja-mieszkania-po-chorobie', 'Dezynfekcja mieszkania po chorobie'),
    firms,
  ],
  dezynsekcja: [
    ...shared,
    linkChecklist('dezynsekcja'),
    link('/blog/skuteczne-zwalczanie-karaluchow', 'Skuteczne zwalczanie karaluchów'),
    firms,
  ],
  deratyzacja: [
    ...shared,
    linkChecklist('deratyzacja'),
    link('/objawy/szczur-w-toalecie', 'Szczur w toalecie'),
    link('/blog/deratyzacja-piwnicy-usuwanie-szczurow', 'Jak usunąć szczury z piwnicy'),
    firms,
  ],
  odgrzybianie: [
    ...shared,
    linkChecklist('odgrzybianie'),
    link('/objawy/czarne-plamy-na-scianie', 'Czarne plamy na ścianie'),
    link('/ozonowanie', 'Ozonowanie'),
    link('/blog/bezpieczenstwo-zabiegow-ddd', 'Bezpieczeństwo zabiegów DDD'),
  ],
});

export const findChecklistLinks = (slug: ServiceSlug): readonly PageLink[] =>
  serviceLinks[slug].filter(({ href }) => href.startsWith('/przygotowanie'));
