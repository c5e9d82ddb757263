import type { EmailLabels } from './emailLabels.ts';

/** English, with dates and times as in Europe. */
export const en: EmailLabels = {
  lang: 'en-GB',
  heading: 'New message from the website',
  subject: 'Enquiry: {about}',
  name: 'Full name',
  phone: 'Phone',
  email: 'Email',
  service: 'Service',
  message: 'Message',
  page: 'Page',
  received: 'Received',
  number: 'Message number',
  notGiven: 'not given',
  yes: 'yes',
  no: 'no',
  photos: 'Photos',
  brokenPhoto: 'Photo {number} is not attached because the file is damaged.',
  answer: 'A reply to this email goes straight to the customer.',
  call: 'The customer gave no email address. Please call.',
  repeated: 'You may have had this message already: sending it was interrupted and tried again.',
  messages: { one: '{n} message', other: '{n} messages' },
  digest: {
    heading: '{messages} in one summary',
    intro:
      'More messages came in during the last hour than we send one by one. Below are those that were not sent on their own. The attached file has all messages in full. Those whose text is repeated least come first.',
    photos: 'Photos are not attached. This command saves them: {command}',
  },
  withoutText:
    'The mail server did not accept everything. This command shows what is missing here: {command}',
  notice: {
    subject: 'Please call: {messages} that the mail server does not accept',
    text: 'The mail server refuses an email with these messages. They are safe in the database, and we keep trying: those that it accepts in a smaller email follow. “npx tarcza-messages status” shows the others. Please call these customers.',
  },
  confirmation: {
    subject: 'We have your message {number}',
    text: 'Thank you. We received a message from our website; its number is {number}. We will be in touch. If it was not you, there is nothing to do: this address is on no list.',
  },
};
