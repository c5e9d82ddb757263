/** English. */
import type { Labels } from '../labels.js';

const call = 'Call';
const extension = 'ext.';
const failed = 'The picture could not be loaded';

export const messageButton: Labels['messageButton'] = {
  whatsapp: 'Write on WhatsApp',
  sms: 'Send a text message',
};

export const phoneButton: Labels['phoneButton'] = { call, extension };

export const lazyImage: Labels['lazyImage'] = { failed };

export const breadcrumbs: Labels['breadcrumbs'] = { trail: 'Breadcrumb', home: 'Home' };

export const callBar: Labels['callBar'] = { bar: 'Quick contact', call, extension };

export const priceTable: Labels['priceTable'] = { price: 'Price' };

export const siteHeader: Labels['siteHeader'] = {
  skip: 'Skip to content',
  home: 'home page',
  menu: 'Main menu',
  call,
  extension,
};

export const toasts: Labels['toasts'] = { list: 'Notifications', close: 'Close notification' };

export const galleryViewer: Labels['galleryViewer'] = {
  failed,
  open: 'Enlarge picture: {title}',
  dialog: 'Picture viewer',
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
  counter: '{n} of {total}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  swipeHint: 'Swipe to see the next picture',
};

export const contactForm: Labels['contactForm'] = {
  call,
  extension,
  form: 'Contact form',
  name: 'Full name',
  phone: 'Phone',
  email: 'Email (optional)',
  service: 'Service (optional)',
  noService: 'Choose a service',
  noChoice: 'Choose',
  message: 'Message',
  submit: 'Send message',
  submitting: 'Sending…',
  sentTitle: 'Thank you for your message',
  sentText: 'We will get back to you as soon as we can.',
  sentAt: 'Sent at {time}.',
  sentReference: 'Message number:',
  failedTitle: 'Your message was not sent',
  failedText: 'Nothing you have typed is lost: please try again or call us.',
  unconfirmedTitle: 'We do not know whether your message has arrived',
  summary: 'There is a problem',
  corrected: 'Corrected:',
  honeypot: 'Leave this field empty',
  photosHint:
    'No more than {max} photos. We shrink them before sending and remove the location stored in them.',
  addPhotos: 'Add photos',
  preparingPhotos: 'Preparing photos…',
  photosNotLoaded:
    'The photos could not be prepared. Check your internet connection and add them again, or send the message without photos.',
  sendingPhotos: 'Sending photos: {percent}%',
  photos: {
    count: 'Photos added: {n} of {max}.',
    photo: 'Photo {n}: {name}',
    remove: 'Remove',
    removePhoto: 'Remove photo {n}: {name}',
    tooMany: 'You can add no more than {max} photos. Left out: {names}.',
    canSend: 'You can also send the message without these files.',
    problem: {
      empty: 'The file “{name}” is empty. Choose another photo.',
      tooLarge:
        'The photo “{name}” is too large. Choose a smaller one, or take a screenshot of it and add the screenshot.',
      notPhoto: 'The file “{name}” is not a photo. Choose a photo in JPEG, PNG or WebP format.',
      heic: 'This browser cannot open HEIC photos such as “{name}”. Save the photo as a JPEG, or take a screenshot of it and add the screenshot.',
      blocked: 'This browser does not let the page read “{name}”. Allow this page to read canvas data.',
      unreadable:
        'The photo “{name}” could not be opened. Check that the file is not damaged and add it again, or choose another photo in JPEG format.',
    },
  },
  problem: {
    missing: 'Please fill in this field.',
    'name.missing': 'Enter your full name.',
    'phone.missing': 'Enter your phone number.',
    'message.missing': 'Tell us how we can help.',
    'too-short': 'Your answer must have at least {min} characters.',
    'too-long': 'Shorten your answer to {max} characters.',
    characters: 'Remove characters that cannot be seen.',
    digits: 'This number cannot be called. Write it like this: {example}',
    shape: 'Please check this answer.',
    'date.shape': 'Enter a complete date that exists.',
    'email.shape': 'Enter an email address like name@example.com, or leave this field empty.',
    'too-early': 'The earliest possible date is {min}.',
    'too-late': 'The latest possible date is {max}.',
  },
};
