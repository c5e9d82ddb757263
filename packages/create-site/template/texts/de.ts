import * as labels from '@tarcza/ui/labels/de';
import { firm } from '../firm.ts';
import type { Texts } from '../texts.ts';

/** The texts of all pages. Replace the texts in square brackets. */
export const texts: Texts = {
  labels,
  languageName: 'Deutsch',
  footer: `${firm.trade}. ${firm.town} und Umgebung.`,
  menu: { prices: 'Preise', contact: 'Kontakt' },
  home: {
    title: `${firm.trade} – ${firm.town}`,
    lead: `${firm.name}: ${firm.trade}. ${firm.town} und Umgebung.`,
    write: 'Schreiben Sie uns',
    services: {
      title: 'Was wir machen',
      cards: [
        { title: '[Ihre erste Leistung]', text: '[Was Sie tun, wie lange es dauert und was danach bleibt.]' },
        { title: '[Ihre zweite Leistung]', text: '[Ein oder zwei Sätze.]' },
        { title: '[Ihre dritte Leistung]', text: '[Ein oder zwei Sätze.]' },
      ],
    },
    steps: {
      title: 'So läuft es ab',
      steps: [
        {
          title: 'Sie rufen an oder schreiben',
          text: 'Sagen Sie, was Sie brauchen und wo. Wir antworten und nennen einen Preis.',
        },
        { title: 'Wir kommen', text: 'Am vereinbarten Tag, zur vereinbarten Zeit.' },
        { title: 'Sie prüfen und bezahlen', text: 'Wenn alles so ist wie vereinbart.' },
      ],
    },
    questions: {
      title: 'Bevor Sie anrufen',
      items: [
        {
          id: 'preis',
          question: 'Was kostet es?',
          answer: '[Nennen Sie einen Preis oder das, wovon er abhängt.] Mehr steht in der Preisliste.',
        },
        { id: 'gebiet', question: 'Wohin kommen Sie?', answer: `${firm.town} und Umgebung.` },
      ],
    },
  },
  prices: {
    address: '/preise',
    title: 'Preise',
    lead: 'Was unsere Arbeit kostet und was der Preis enthält.',
    lines: [
      { name: '[Ihre erste Leistung]', price: '[ab …]' },
      { name: '[Ihre zweite Leistung]', price: '[ab …]' },
    ],
  },
  articles: { address: '/artikel', title: 'Artikel', lead: 'Kurze Antworten auf Fragen unserer Kunden.' },
  privacy: {
    address: '/datenschutz',
    title: 'Datenschutz',
    lead: 'Was mit dem geschieht, was Sie uns schreiben.',
    paragraphs: [
      `Wir verwenden Ihre Nachricht, um sie zu beantworten. Verantwortlich: ${firm.name}, ${firm.town}, ${firm.email}.`,
      '[Wer Nachrichten noch erhält, etwa Ihr Hoster, und wann Sie sie löschen.]',
      'Sie können Auskunft über Ihre Daten verlangen, sie berichtigen oder löschen lassen und sich bei der Aufsichtsbehörde beschweren.',
    ],
  },
  contact: {
    address: '/kontakt',
    title: 'Kontakt',
    lead: 'Rufen Sie an oder schreiben Sie, was Sie brauchen. Wir rufen zurück.',
    note: 'Mit * gekennzeichnete Felder sind Pflichtfelder.',
    withoutScript:
      'Das Formular braucht JavaScript, das in diesem Browser ausgeschaltet ist. Rufen Sie an oder schreiben Sie an',
    fields: {},
  },
  broken: {
    title: 'Auf dieser Seite ist etwas schiefgegangen',
    text: 'Laden Sie sie noch einmal, oder rufen Sie uns an.',
  },
  notFound: { title: 'Diese Seite gibt es nicht', home: 'Zur Startseite' },
  loadFailed: 'Das konnte nicht geladen werden. Drücken Sie noch einmal, oder rufen Sie uns an:',
};
