import * as labels from '@tarcza/ui/labels/uk';
import { firm } from '../firm.ts';
import type { Texts } from '../texts.ts';

/** The texts of all pages. Replace the texts in square brackets. */
export const texts: Texts = {
  labels,
  languageName: 'Українська',
  locale: 'uk_UA',
  footer: `${firm.trade}. ${firm.town} та околиці.`,
  menu: { prices: 'Ціни', contact: 'Контакти' },
  home: {
    title: `${firm.trade} – ${firm.town}`,
    lead: `${firm.name}: ${firm.trade}. ${firm.town} та околиці.`,
    write: 'Написати нам',
    services: {
      title: 'Що ми робимо',
      cards: [
        {
          title: '[Ваша перша послуга]',
          text: '[Що ви робите, скільки це триває і що лишається після роботи.]',
        },
        { title: '[Ваша друга послуга]', text: '[Одне або два речення.]' },
        { title: '[Ваша третя послуга]', text: '[Одне або два речення.]' },
      ],
    },
    steps: {
      title: 'Як це відбувається',
      steps: [
        {
          title: 'Ви телефонуєте або пишете',
          text: 'Скажіть, що вам потрібно і де. Ми відповімо та назвемо ціну.',
        },
        { title: 'Ми приїжджаємо', text: 'В узгоджений день і час.' },
        { title: 'Ви перевіряєте і платите', text: 'Коли все зроблено так, як домовилися.' },
      ],
    },
    questions: {
      title: 'Перш ніж телефонувати',
      items: [
        {
          id: 'tsina',
          question: 'Скільки це коштує?',
          answer: '[Назвіть ціну або те, від чого вона залежить.] Докладніше — у переліку цін.',
        },
        { id: 'raion', question: 'Куди ви приїжджаєте?', answer: `${firm.town} та околиці.` },
      ],
    },
  },
  prices: {
    address: '/tsiny',
    title: 'Ціни',
    lead: 'Скільки коштує наша робота і що входить у ціну.',
    lines: [
      { name: '[Ваша перша послуга]', price: '[від …]' },
      { name: '[Ваша друга послуга]', price: '[від …]' },
    ],
  },
  articles: { address: '/statti', title: 'Статті', lead: 'Коротко про те, що питають клієнти.' },
  contact: {
    address: '/kontakty',
    title: 'Контакти',
    lead: 'Зателефонуйте або напишіть, що вам потрібно. Ми передзвонимо.',
    note: 'Поля, позначені *, потрібно заповнити.',
    withoutScript:
      'Форма потребує JavaScript, який у цьому браузері вимкнено. Зателефонуйте або напишіть на адресу',
    fields: {},
  },
  broken: { title: 'На цій сторінці щось зламалося', text: 'Завантажте її ще раз або зателефонуйте нам.' },
  notFound: { title: 'Такої сторінки немає', home: 'На головну сторінку' },
  loadFailed: 'Не вдалося завантажити. Натисніть ще раз або зателефонуйте нам:',
};
