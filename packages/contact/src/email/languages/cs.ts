import type { EmailLabels } from './emailLabels.ts';

export const cs: EmailLabels = {
  lang: 'cs',
  heading: 'Nová zpráva z webu',
  subject: 'Poptávka: {about}',
  name: 'Jméno a příjmení',
  phone: 'Telefon',
  email: 'E-mail',
  service: 'Služba',
  message: 'Zpráva',
  page: 'Stránka',
  received: 'Přijato',
  number: 'Číslo zprávy',
  notGiven: 'neuvedeno',
  yes: 'ano',
  no: 'ne',
  photos: 'Fotografie',
  brokenPhoto: 'Fotografie č. {number} není v příloze, protože soubor je poškozený.',
  answer: 'Odpověď na tento e-mail dostane přímo zákazník.',
  call: 'Zákazník neuvedl e-mailovou adresu. Zavolejte mu.',
  repeated: 'Tuto zprávu už možná máte: odesílání bylo přerušeno a zopakováno.',
  messages: { one: '{n} zpráva', few: '{n} zprávy', other: '{n} zpráv' },
  digest: {
    heading: '{messages} v jednom přehledu',
    intro:
      'Za poslední hodinu přišlo více zpráv, než kolik jich posíláme jednotlivě. Níže jsou ty, které samostatně odeslány nebyly. Všechny zprávy jsou celé v přiloženém souboru. První jsou ty, jejichž text se opakuje nejméně.',
    photos: 'Fotografie nejsou přiloženy. Uloží je příkaz „{command}“.',
  },
  withoutText: 'Poštovní server nepřijal všechno. Co zde chybí, zobrazí příkaz „{command}“.',
  notice: {
    subject: 'Zavolejte: {messages}, které poštovní server nepřijímá',
    text: 'Poštovní server odmítá e-mail s těmito zprávami. Jsou v bezpečí v databázi a zkoušíme to dál: ty, které přijme v menším e-mailu, přijdou zvlášť. Ostatní zobrazí příkaz „npx tarcza-messages status“. Zavolejte těmto zákazníkům.',
  },
  confirmation: {
    subject: 'Vaši zprávu {number} jsme dostali',
    text: 'Děkujeme. Dostali jsme zprávu z webu, má číslo {number}. Ozveme se vám. Pokud není od vás, nemusíte nic dělat: tato adresa není na žádném seznamu.',
  },
};
