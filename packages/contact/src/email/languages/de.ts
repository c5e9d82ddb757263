import type { EmailLabels } from './emailLabels.ts';

/** German. */
export const de: EmailLabels = {
  lang: 'de',
  title: 'Anfrage von der Website',
  heading: 'Neue Anfrage von der Website',
  subject: 'Anfrage: {about}',
  name: 'Vor- und Nachname',
  phone: 'Telefon',
  email: 'E-Mail',
  service: 'Leistung',
  received: 'Eingegangen',
  number: 'Nummer der Nachricht',
  notGiven: 'nicht angegeben',
  noService: 'keine gewählt',
  unlisted: 'nicht auf der Liste',
  yes: 'ja',
  no: 'nein',
  photos: {
    label: 'Fotos',
    file: 'foto',
    attached: '{count} im Anhang',
    saved: '{count}; dieser Befehl speichert sie: {command}',
    broken: 'Foto {number} fehlt im Anhang, weil die Datei beschädigt ist.',
  },
  answer: 'Eine Antwort auf diese E-Mail geht direkt an die Kundin oder den Kunden.',
  call: 'Es wurde keine E-Mail-Adresse angegeben. Bitte rufen Sie zurück.',
  repeated:
    'Diese Anfrage haben Sie vielleicht schon erhalten: Der Versand wurde unterbrochen und wiederholt.',
  messages: { one: '{n} Anfrage', other: '{n} Anfragen' },
  digest: {
    subject: 'Anfragen: {heading}',
    heading: '{messages} in einer Übersicht',
    reason:
      'In der letzten Stunde kamen mehr Anfragen, als wir einzeln verschicken. Hier stehen die, die nicht einzeln verschickt wurden.',
    alike: '{messages} mit demselben Text; die erste: {first}',
    rest: 'Und noch {messages} mit demselben Text. Dieser Befehl listet sie auf: {command}',
    short:
      'Ab Punkt {from} steht nur der Anfang, weil die E-Mail sonst zu lang wäre. Dieser Befehl zeigt den ganzen Text: {command}',
  },
  parked: {
    subject: 'Eine Anfrage wartet: Der Mailserver nimmt sie nicht an',
    text:
      'Jemand hat über die Website eine Anfrage geschickt, aber der Mailserver weist jede E-Mail mit ihrem Text ab. ' +
      'Die Anfrage liegt sicher in der Datenbank. Wer die Website betreut, kann sie mit dem Befehl ' +
      '„{show}“ lesen und mit „{resume}“ erneut senden.',
    details: 'Nummer der Nachricht: {id}. Antwort des Servers: {code}.',
  },
  canary: {
    name: 'Stündliche Probe',
    message:
      'Das ist eine Probe, die sich die Website selbst schickt. Bleibt sie aus, kommen vielleicht auch die Anfragen der Kundschaft nicht an.',
    sample: 'Probe',
  },
};
