/** German, which no native speaker has read yet. */
import type { Labels } from '../labels.js';

const call = 'Anrufen';
const extension = 'Durchwahl';
const failed = 'Das Bild konnte nicht geladen werden';

export const messageButton: Labels['messageButton'] = {
  whatsapp: 'Per WhatsApp schreiben',
  sms: 'SMS schreiben',
};

export const phoneButton: Labels['phoneButton'] = { call, extension };

export const lazyImage: Labels['lazyImage'] = { failed };

export const breadcrumbs: Labels['breadcrumbs'] = { trail: 'Navigationspfad', home: 'Startseite' };

export const callBar: Labels['callBar'] = { bar: 'Schnellkontakt', call, extension };

export const priceTable: Labels['priceTable'] = { price: 'Preis' };

export const siteHeader: Labels['siteHeader'] = {
  skip: 'Zum Inhalt springen',
  home: 'Startseite',
  menu: 'Hauptmenü',
  call,
  extension,
};

export const toasts: Labels['toasts'] = { list: 'Benachrichtigungen', close: 'Benachrichtigung schließen' };

export const galleryViewer: Labels['galleryViewer'] = {
  failed,
  open: 'Bild vergrößern: {title}',
  dialog: 'Bildansicht',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  close: 'Schließen',
  counter: '{n} von {total}',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  swipeHint: 'Wischen Sie, um das nächste Bild zu sehen',
};

export const contactForm: Labels['contactForm'] = {
  call,
  extension,
  form: 'Kontaktformular',
  name: 'Vor- und Nachname',
  phone: 'Telefon',
  email: 'E-Mail (optional)',
  service: 'Leistung (optional)',
  noService: 'Leistung auswählen',
  noChoice: 'Bitte auswählen',
  message: 'Nachricht',
  submit: 'Nachricht senden',
  submitting: 'Wird gesendet …',
  sentTitle: 'Vielen Dank für Ihre Nachricht!',
  sentText: 'Wir melden uns so bald wie möglich bei Ihnen.',
  sentAt: 'Gesendet um {time} Uhr.',
  sentReference: 'Nummer der Nachricht:',
  failedTitle: 'Ihre Nachricht wurde nicht gesendet',
  failedText: 'Ihre Eingaben sind noch da: Bitte versuchen Sie es noch einmal oder rufen Sie uns an.',
  unconfirmedTitle: 'Wir wissen nicht, ob Ihre Nachricht angekommen ist',
  summary: 'Bitte prüfen Sie Ihre Angaben',
  corrected: 'Korrigiert:',
  honeypot: 'Dieses Feld bitte leer lassen',
  photosHint:
    'Höchstzahl der Fotos: {max}. Vor dem Senden verkleinern wir sie und entfernen den gespeicherten Standort.',
  addPhotos: 'Fotos hinzufügen',
  preparingPhotos: 'Fotos werden vorbereitet …',
  photosNotLoaded:
    'Die Fotos konnten nicht vorbereitet werden. Prüfen Sie Ihre Internetverbindung und fügen Sie sie erneut hinzu, oder senden Sie die Nachricht ohne Fotos.',
  sendingPhotos: 'Fotos werden gesendet: {percent} %',
  photos: {
    count: 'Hinzugefügte Fotos: {n} von {max}.',
    photo: 'Foto {n}: {name}',
    remove: 'Entfernen',
    removePhoto: 'Entfernen: Foto {n}, {name}',
    tooMany: 'Die Höchstzahl der Fotos ist {max}. Nicht hinzugefügt: {names}.',
    canSend: 'Sie können die Nachricht auch ohne diese Dateien senden.',
    problem: {
      empty: 'Die Datei „{name}“ ist leer. Wählen Sie ein anderes Foto.',
      tooLarge:
        'Das Foto „{name}“ ist zu groß. Wählen Sie ein kleineres, oder machen Sie davon einen Screenshot und fügen Sie diesen hinzu.',
      notPhoto: 'Die Datei „{name}“ ist kein Foto. Wählen Sie ein Foto im Format JPEG, PNG oder WebP.',
      heic: 'Dieser Browser kann HEIC-Fotos wie „{name}“ nicht öffnen. Speichern Sie das Foto als JPEG, oder machen Sie davon einen Screenshot und fügen Sie diesen hinzu.',
      blocked:
        'Dieser Browser lässt die Seite „{name}“ nicht lesen. Erlauben Sie dieser Seite, Canvas-Daten zu lesen.',
      unreadable:
        'Das Foto „{name}“ konnte nicht geöffnet werden. Prüfen Sie, ob die Datei beschädigt ist, und fügen Sie sie erneut hinzu, oder wählen Sie ein anderes Foto im Format JPEG.',
    },
  },
  problem: {
    missing: 'Bitte füllen Sie dieses Feld aus.',
    'name.missing': 'Bitte geben Sie Ihren Vor- und Nachnamen ein.',
    'phone.missing': 'Bitte geben Sie Ihre Telefonnummer ein.',
    'message.missing': 'Bitte schreiben Sie uns, worum es geht.',
    'too-short': 'Bitte geben Sie mindestens {min} Zeichen ein.',
    'too-long': 'Bitte kürzen Sie Ihre Eingabe auf {max} Zeichen.',
    characters: 'Bitte entfernen Sie unsichtbare Zeichen.',
    digits: 'Diese Nummer lässt sich nicht anrufen. Schreiben Sie sie zum Beispiel so: {example}',
    shape: 'Bitte prüfen Sie diese Angabe.',
    'date.shape': 'Geben Sie ein vollständiges Datum an, das es gibt.',
    'email.shape':
      'Bitte geben Sie die E-Mail-Adresse in der Form name@beispiel.de ein oder lassen Sie dieses Feld leer.',
    'too-early': 'Der früheste mögliche Tag ist der {min}.',
    'too-late': 'Der späteste mögliche Tag ist der {max}.',
  },
};
