import type { EmailLabels } from './emailLabels.ts';

/** English, with dates and times as in Europe. */
export const en: EmailLabels = {
  lang: 'en-GB',
  title: 'Message from the website',
  heading: 'New message from the website',
  subject: 'Enquiry: {about}',
  name: 'Full name',
  phone: 'Phone',
  email: 'Email',
  service: 'Service',
  received: 'Received',
  number: 'Message number',
  notGiven: 'not given',
  noService: 'none chosen',
  unlisted: 'not on the list',
  yes: 'yes',
  no: 'no',
  photos: {
    label: 'Photos',
    file: 'photo',
    attached: '{count} attached',
    saved: '{count}; this command saves them: {command}',
    broken: 'Photo {number} is not attached because the file is damaged.',
  },
  answer: 'A reply to this email goes straight to the customer.',
  call: 'The customer gave no email address. Please call.',
  repeated: 'You may have had this message already: sending it was interrupted and tried again.',
  messages: { one: '{n} message', other: '{n} messages' },
  digest: {
    subject: 'Enquiries: {heading}',
    heading: '{messages} in one summary',
    reason:
      'More messages came in during the last hour than we send one by one. Below are those that were not sent on their own.',
    alike: '{messages} with the same text; the first: {first}',
    rest: 'And {messages} more with the same text. This command lists them: {command}',
    short:
      'From item {from} on, only the beginning is given, because the e-mail would be too long. This command shows the rest: {command}',
  },
  parked: {
    subject: 'A message is waiting: the mail server refuses it',
    text:
      'Somebody sent a message from the website, but the mail server rejects any email with its text. ' +
      'The message is safe in the database. Whoever looks after the website can read it with the command ' +
      '“{show}” and send it again with “{resume}”.',
    details: 'Message number: {id}. The server’s answer: {code}.',
  },
  canary: {
    name: 'Hourly test',
    message:
      'This is a test that the website sends to itself. If it stops arriving, messages from customers may not be arriving either.',
    sample: 'Test',
  },
};
