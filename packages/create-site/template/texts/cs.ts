import * as labels from '@tarcza/ui/labels/cs';
import { firm } from '../firm.ts';
import type { Texts } from '../texts.ts';

/** The texts of all pages. Replace the texts in square brackets. */
export const texts: Texts = {
  labels,
  languageName: 'Čeština',
  footer: `${firm.trade}. ${firm.town} a okolí.`,
  menu: { prices: 'Ceník', contact: 'Kontakt' },
  home: {
    title: `${firm.trade} – ${firm.town}`,
    lead: `${firm.name}: ${firm.trade}. ${firm.town} a okolí.`,
    write: 'Napište nám',
    services: {
      title: 'Co děláme',
      cards: [
        { title: '[Vaše první služba]', text: '[Co děláte, jak dlouho to trvá a co po práci zůstane.]' },
        { title: '[Vaše druhá služba]', text: '[Jedna nebo dvě věty.]' },
        { title: '[Vaše třetí služba]', text: '[Jedna nebo dvě věty.]' },
      ],
    },
    steps: {
      title: 'Jak to probíhá',
      steps: [
        { title: 'Zavoláte nebo napíšete', text: 'Řeknete, co potřebujete a kde. Odpovíme a sdělíme cenu.' },
        { title: 'Přijedeme', text: 'V domluvený den a hodinu.' },
        { title: 'Zkontrolujete a zaplatíte', text: 'Až bude vše tak, jak jsme se domluvili.' },
      ],
    },
    questions: {
      title: 'Než zavoláte',
      items: [
        {
          id: 'cena',
          question: 'Kolik to stojí?',
          answer: '[Uveďte cenu nebo to, na čem závisí.] Více najdete v ceníku.',
        },
        { id: 'oblast', question: 'Kam jezdíte?', answer: `${firm.town} a okolí.` },
      ],
    },
  },
  prices: {
    address: '/cenik',
    title: 'Ceník',
    lead: 'Kolik stojí naše práce a co cena zahrnuje.',
    lines: [
      { name: '[Vaše první služba]', price: '[od …]' },
      { name: '[Vaše druhá služba]', price: '[od …]' },
    ],
  },
  articles: { address: '/clanky', title: 'Články', lead: 'Krátce o tom, na co se zákazníci ptají.' },
  privacy: {
    address: '/soukromi',
    title: 'Ochrana osobních údajů',
    lead: 'Co se děje s tím, co nám napíšete.',
    paragraphs: [
      `Vaši zprávu používáme k tomu, abychom na ni odpověděli. Správce údajů: ${firm.name}, ${firm.town}, ${firm.email}.`,
      '[Kdo další zprávy dostává, například poskytovatel hostingu, a kdy je mažete.]',
      'Můžete se zeptat, jaké údaje o vás máme, nechat je opravit nebo smazat a podat stížnost u dozorového úřadu.',
    ],
  },
  contact: {
    address: '/kontakt',
    title: 'Kontakt',
    lead: 'Zavolejte, nebo napište, co potřebujete. Ozveme se vám.',
    note: 'Pole označená * je třeba vyplnit.',
    withoutScript:
      'Formulář potřebuje JavaScript, který je v tomto prohlížeči vypnutý. Zavolejte, nebo napište na adresu',
    fields: {},
  },
  broken: { title: 'Na této stránce se něco pokazilo', text: 'Načtěte ji znovu, nebo nám zavolejte.' },
  notFound: { title: 'Taková stránka neexistuje', home: 'Na úvodní stránku' },
  loadFailed: 'Tohle se nepodařilo načíst. Stiskněte znovu, nebo nám zavolejte:',
};
