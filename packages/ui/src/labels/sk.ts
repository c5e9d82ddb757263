/** Slovak, which no native speaker has read yet. */
import type { Labels } from '../labels.js';

const call = 'Zavolať';
const extension = 'klapka';
const failed = 'Obrázok sa nepodarilo načítať';

export const messageButton: Labels['messageButton'] = { whatsapp: 'Napísať cez WhatsApp', sms: 'Poslať SMS' };

export const phoneButton: Labels['phoneButton'] = { call, extension };

export const lazyImage: Labels['lazyImage'] = { failed };

export const breadcrumbs: Labels['breadcrumbs'] = { trail: 'Omrvinková navigácia', home: 'Domov' };

export const callBar: Labels['callBar'] = { bar: 'Rýchly kontakt', call, extension };

export const priceTable: Labels['priceTable'] = { price: 'Cena' };

export const siteHeader: Labels['siteHeader'] = {
  skip: 'Prejsť na obsah',
  home: 'úvodná stránka',
  menu: 'Hlavné menu',
  call,
  extension,
};

export const toasts: Labels['toasts'] = { list: 'Oznámenia', close: 'Zavrieť oznámenie' };

export const galleryViewer: Labels['galleryViewer'] = {
  failed,
  open: 'Zväčšiť fotografiu: {title}',
  dialog: 'Prehliadač fotografií',
  previous: 'Predchádzajúca fotografia',
  next: 'Ďalšia fotografia',
  close: 'Zavrieť',
  counter: '{n} / {total}',
  zoomIn: 'Priblížiť',
  zoomOut: 'Oddialiť',
  swipeHint: 'Ďalšiu fotografiu zobrazíte potiahnutím prsta',
};

export const contactForm: Labels['contactForm'] = {
  call,
  extension,
  form: 'Kontaktný formulár',
  name: 'Meno a priezvisko',
  phone: 'Telefón',
  email: 'E-mail (nepovinné)',
  service: 'Služba (nepovinné)',
  noService: 'Vyberte službu',
  noChoice: 'Vyberte',
  message: 'Správa',
  submit: 'Odoslať správu',
  submitting: 'Odosiela sa…',
  sentTitle: 'Ďakujeme za správu!',
  sentText: 'Ozveme sa vám čo najskôr.',
  sentAt: 'Odoslané o {time}.',
  sentReference: 'Číslo správy:',
  failedTitle: 'Správu sa nepodarilo odoslať',
  failedText: 'Nič z toho, čo ste napísali, sa nestratilo: skúste to, prosím, znova alebo nám zavolajte.',
  unconfirmedTitle: 'Nevieme, či vaša správa prišla',
  summary: 'Opravte, prosím, formulár',
  corrected: 'Opravené:',
  honeypot: 'Toto pole nechajte prázdne',
  photosHint:
    'Najvyšší počet fotografií: {max}. Pred odoslaním ich zmenšíme a odstránime z nich uložené miesto zhotovenia.',
  addPhotos: 'Pridať fotografie',
  preparingPhotos: 'Pripravujú sa fotografie…',
  photosNotLoaded:
    'Fotografie sa nepodarilo pripraviť. Skontrolujte pripojenie na internet a pridajte ich znova alebo odošlite správu bez nich.',
  sendingPhotos: 'Odosielajú sa fotografie: {percent} %',
  photos: {
    count: 'Pridané fotografie: {n} z {max}.',
    photo: 'Fotografia {n}: {name}',
    remove: 'Odstrániť',
    removePhoto: 'Odstrániť fotografiu {n}: {name}',
    tooMany: 'Najvyšší počet fotografií je {max}. Vynechané súbory: {names}.',
    canSend: 'Správu môžete odoslať aj bez týchto súborov.',
    problem: {
      empty: 'Súbor „{name}“ je prázdny. Vyberte inú fotografiu.',
      tooLarge:
        'Fotografia „{name}“ je príliš veľká. Vyberte menšiu alebo urobte jej snímku obrazovky a pridajte ju.',
      notPhoto: 'Súbor „{name}“ nie je fotografia. Vyberte fotografiu vo formáte JPEG, PNG alebo WebP.',
      heic: 'Tento prehliadač neotvorí fotografie HEIC, ako je „{name}“. Uložte fotografiu ako JPEG alebo urobte jej snímku obrazovky a pridajte ju.',
      blocked: 'Tento prehliadač nedovolí stránke prečítať „{name}“. Povoľte jej čítanie údajov canvas.',
      unreadable:
        'Fotografiu „{name}“ sa nepodarilo otvoriť. Skontrolujte, či súbor nie je poškodený, a pridajte ho znova alebo vyberte inú fotografiu vo formáte JPEG.',
    },
  },
  problem: {
    missing: 'Vyplňte toto pole.',
    'name.missing': 'Zadajte meno a priezvisko.',
    'phone.missing': 'Zadajte telefónne číslo.',
    'message.missing': 'Napíšte, s čím vám môžeme pomôcť.',
    'too-short': 'Text je príliš krátky. Najmenší počet znakov: {min}.',
    'too-long': 'Text je príliš dlhý. Najväčší počet znakov: {max}.',
    characters: 'Odstráňte znaky, ktoré nie je vidieť.',
    digits: 'Na toto číslo sa nedá dovolať. Napíšte ho napríklad takto: {example}',
    shape: 'Skontrolujte tento údaj.',
    'date.shape': 'Zadajte celý dátum, ktorý existuje.',
    'email.shape': 'Zadajte e-mail v tvare meno@domena.sk alebo nechajte toto pole prázdne.',
    'too-early': 'Najskorší možný dátum je {min}.',
    'too-late': 'Najneskorší možný dátum je {max}.',
  },
};
