import type { EmailLabels } from './emailLabels.ts';

/** Czech. */
export const cs: EmailLabels = {
  lang: 'cs',
  title: 'Zpráva z webu',
  heading: 'Nová zpráva z webu',
  subject: 'Poptávka: {about}',
  name: 'Jméno a příjmení',
  phone: 'Telefon',
  email: 'E-mail',
  service: 'Služba',
  received: 'Přijato',
  number: 'Číslo zprávy',
  notGiven: 'neuvedeno',
  noService: 'nevybráno',
  unlisted: 'mimo seznam',
  yes: 'ano',
  no: 'ne',
  photos: {
    label: 'Fotografie',
    file: 'foto',
    attached: '{count} v příloze',
    saved: '{count}; uloží je příkaz „{command}“',
    broken: 'Fotografie č. {number} není v příloze, protože soubor je poškozený.',
  },
  answer: 'Odpověď na tento e-mail dostane přímo zákazník.',
  call: 'Zákazník neuvedl e-mailovou adresu. Zavolejte mu.',
  repeated: 'Tuto zprávu už možná máte: odesílání bylo přerušeno a zopakováno.',
  messages: { one: '{n} zpráva', few: '{n} zprávy', many: '{n} zprávy', other: '{n} zpráv' },
  digest: {
    subject: 'Poptávky: {heading}',
    heading: '{messages} v jednom přehledu',
    reason:
      'Za poslední hodinu přišlo více zpráv, než kolik jich posíláme jednotlivě. Níže jsou ty, které samostatně odeslány nebyly.',
    alike: '{messages} se stejným textem; první: {first}',
    rest: 'A ještě {messages} se stejným textem. Vypíše je příkaz „{command}“.',
    short:
      'Od bodu {from} uvádíme jen začátek, protože by e-mail byl příliš dlouhý. Celý text zobrazí příkaz „{command}“.',
  },
  parked: {
    subject: 'Zpráva čeká: poštovní server ji nepřijímá',
    text:
      'Někdo poslal zprávu z webu, ale poštovní server odmítá každý e-mail s jejím textem. ' +
      'Zpráva je v bezpečí v databázi. Správce webu ji může přečíst příkazem ' +
      '„{show}“ a znovu odeslat příkazem „{resume}“.',
    details: 'Číslo zprávy: {id}. Odpověď serveru: {code}.',
  },
  canary: {
    name: 'Zkouška každou hodinu',
    message:
      'Toto je zkouška, kterou web posílá sám sobě. Pokud přestane chodit, nemusí docházet ani zprávy zákazníků.',
    sample: 'Zkouška',
  },
};
