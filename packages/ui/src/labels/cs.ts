/** Czech, which no native speaker has read yet. */
import type { Labels } from '../labels.js';

const call = 'Zavolat';
const extension = 'linka';
const failed = 'Obrázek se nepodařilo načíst';

export const messageButton: Labels['messageButton'] = { whatsapp: 'Napsat přes WhatsApp', sms: 'Poslat SMS' };

export const phoneButton: Labels['phoneButton'] = { call, extension };

export const lazyImage: Labels['lazyImage'] = { failed };

export const breadcrumbs: Labels['breadcrumbs'] = { trail: 'Drobečková navigace', home: 'Úvod' };

export const callBar: Labels['callBar'] = { bar: 'Rychlý kontakt', call, extension };

export const priceTable: Labels['priceTable'] = { price: 'Cena' };

export const siteHeader: Labels['siteHeader'] = {
  skip: 'Přejít k obsahu',
  home: 'úvodní stránka',
  menu: 'Hlavní menu',
  call,
  extension,
};

export const toasts: Labels['toasts'] = { list: 'Oznámení', close: 'Zavřít oznámení' };

export const galleryViewer: Labels['galleryViewer'] = {
  failed,
  open: 'Zvětšit fotografii: {title}',
  dialog: 'Prohlížeč fotografií',
  previous: 'Předchozí fotografie',
  next: 'Další fotografie',
  close: 'Zavřít',
  counter: '{n} / {total}',
  zoomIn: 'Přiblížit',
  zoomOut: 'Oddálit',
  swipeHint: 'Další fotografii zobrazíte přejetím prstem',
};

export const contactForm: Labels['contactForm'] = {
  call,
  extension,
  form: 'Kontaktní formulář',
  name: 'Jméno a příjmení',
  phone: 'Telefon',
  email: 'E-mail (nepovinné)',
  service: 'Služba (nepovinné)',
  noService: 'Vyberte službu',
  noChoice: 'Vyberte',
  message: 'Zpráva',
  submit: 'Odeslat zprávu',
  submitting: 'Odesílání…',
  sentTitle: 'Děkujeme za zprávu!',
  sentText: 'Ozveme se vám co nejdříve.',
  sentAt: 'Odesláno v {time}.',
  sentReference: 'Číslo zprávy:',
  failedTitle: 'Zprávu se nepodařilo odeslat',
  failedText: 'Nic z toho, co jste napsali, se neztratilo: zkuste to prosím znovu, nebo nám zavolejte.',
  unconfirmedTitle: 'Nevíme, zda vaše zpráva dorazila',
  summary: 'Opravte prosím formulář',
  corrected: 'Opraveno:',
  honeypot: 'Toto pole nechte prázdné',
  photosHint:
    'Nejvyšší počet fotografií: {max}. Před odesláním je zmenšíme a odstraníme z nich uložené místo pořízení.',
  addPhotos: 'Přidat fotografie',
  preparingPhotos: 'Příprava fotografií…',
  photosNotLoaded:
    'Fotografie se nepodařilo připravit. Zkontrolujte připojení k internetu a přidejte je znovu, nebo odešlete zprávu bez nich.',
  sendingPhotos: 'Odesílání fotografií: {percent} %',
  photos: {
    count: 'Přidané fotografie: {n} z {max}.',
    photo: 'Fotografie {n}: {name}',
    remove: 'Odebrat',
    removePhoto: 'Odebrat fotografii {n}: {name}',
    tooMany: 'Nejvyšší počet fotografií je {max}. Vynechané soubory: {names}.',
    canSend: 'Zprávu můžete odeslat i bez těchto souborů.',
    problem: {
      empty: 'Soubor „{name}“ je prázdný. Vyberte jinou fotografii.',
      tooLarge:
        'Fotografie „{name}“ je příliš velká. Vyberte menší, nebo udělejte její snímek obrazovky a přidejte ho.',
      notPhoto: 'Soubor „{name}“ není fotografie. Vyberte fotografii ve formátu JPEG, PNG nebo WebP.',
      heic: 'Tento prohlížeč neotevře fotografie HEIC, jako je „{name}“. Uložte fotografii jako JPEG, nebo udělejte její snímek obrazovky a přidejte ho.',
      blocked: 'Tento prohlížeč nedovolí stránce přečíst „{name}“. Povolte jí čtení dat canvas.',
      unreadable:
        'Fotografii „{name}“ se nepodařilo otevřít. Zkontrolujte, zda soubor není poškozený, a přidejte ho znovu, nebo vyberte jinou fotografii ve formátu JPEG.',
    },
  },
  problem: {
    missing: 'Vyplňte toto pole.',
    'name.missing': 'Zadejte jméno a příjmení.',
    'phone.missing': 'Zadejte telefonní číslo.',
    'message.missing': 'Napište, s čím vám můžeme pomoci.',
    'too-short': 'Text je příliš krátký. Nejmenší počet znaků: {min}.',
    'too-long': 'Text je příliš dlouhý. Největší počet znaků: {max}.',
    characters: 'Odstraňte znaky, které nejsou vidět.',
    digits: 'Na toto číslo se nelze dovolat. Napište ho například takto: {example}',
    shape: 'Zkontrolujte tento údaj.',
    'date.shape': 'Zadejte celé datum, které existuje.',
    'email.shape': 'Zadejte e-mail ve tvaru jmeno@domena.cz, nebo nechte toto pole prázdné.',
    'too-early': 'Nejdřívější možné datum je {min}.',
    'too-late': 'Nejpozdější možné datum je {max}.',
  },
};
