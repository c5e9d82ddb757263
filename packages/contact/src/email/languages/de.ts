import type { EmailLabels } from './emailLabels.ts';

export const de: EmailLabels = {
  lang: 'de',
  heading: 'Neue Anfrage von der Website',
  subject: 'Anfrage: {about}',
  name: 'Vor- und Nachname',
  phone: 'Telefon',
  email: 'E-Mail',
  service: 'Leistung',
  message: 'Nachricht',
  page: 'Seite',
  received: 'Eingegangen',
  number: 'Nummer der Nachricht',
  notGiven: 'nicht angegeben',
  yes: 'ja',
  no: 'nein',
  photos: 'Fotos',
  brokenPhoto: 'Foto {number} fehlt im Anhang, weil die Datei beschädigt ist.',
  answer: 'Eine Antwort auf diese E-Mail geht direkt an die Kundin oder den Kunden.',
  call: 'Es wurde keine E-Mail-Adresse angegeben. Bitte rufen Sie zurück.',
  repeated:
    'Diese Anfrage haben Sie vielleicht schon erhalten: Der Versand wurde unterbrochen und wiederholt.',
  messages: { one: '{n} Anfrage', other: '{n} Anfragen' },
  digest: {
    heading: '{messages} in einer Übersicht',
    intro:
      'In der letzten Stunde kamen mehr Anfragen, als wir einzeln verschicken. Hier stehen die, die nicht einzeln verschickt wurden. Alle Anfragen stehen vollständig in der angehängten Datei. Zuerst kommen die, deren Text sich am wenigsten wiederholt.',
    photos: 'Fotos sind nicht angehängt. Dieser Befehl speichert sie: {command}',
  },
  withoutText: 'Der Mailserver hat nicht alles angenommen. Dieser Befehl zeigt, was hier fehlt: {command}',
  notice: {
    subject: 'Bitte anrufen: {messages}, die der Mailserver nicht annimmt',
    text: 'Der Mailserver weist eine E-Mail mit diesen Anfragen ab. Sie liegen sicher in der Datenbank, und wir versuchen es weiter: Was er in einer kleineren E-Mail annimmt, folgt. „npx tarcza-messages status“ zeigt die übrigen. Bitte rufen Sie diese Personen an.',
  },
  confirmation: {
    subject: 'Ihre Anfrage {number} ist da',
    text: 'Vielen Dank. Wir haben eine Anfrage von unserer Website erhalten; sie hat die Nummer {number}. Wir melden uns. Falls sie nicht von Ihnen kommt, müssen Sie nichts tun: Diese Adresse steht auf keiner Liste.',
  },
};
