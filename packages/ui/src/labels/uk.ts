/** Ukrainian, which no native speaker has read yet. */
import type { Labels } from '../labels.js';

const call = 'Зателефонувати';
const extension = 'дод.';
const failed = 'Не вдалося завантажити зображення';

export const messageButton: Labels['messageButton'] = {
  whatsapp: 'Написати у WhatsApp',
  sms: 'Надіслати SMS',
};

export const phoneButton: Labels['phoneButton'] = { call, extension };

export const lazyImage: Labels['lazyImage'] = { failed };

export const breadcrumbs: Labels['breadcrumbs'] = { trail: 'Шлях до сторінки', home: 'Головна' };

export const callBar: Labels['callBar'] = { bar: 'Швидкий зв’язок', call, extension };

export const priceTable: Labels['priceTable'] = { price: 'Ціна' };

export const siteHeader: Labels['siteHeader'] = {
  skip: 'Перейти до змісту',
  home: 'головна сторінка',
  menu: 'Головне меню',
  call,
  extension,
};

export const toasts: Labels['toasts'] = { list: 'Сповіщення', close: 'Закрити сповіщення' };

export const galleryViewer: Labels['galleryViewer'] = {
  failed,
  open: 'Збільшити фото: {title}',
  dialog: 'Перегляд фотографій',
  previous: 'Попереднє фото',
  next: 'Наступне фото',
  close: 'Закрити',
  counter: '{n} / {total}',
  zoomIn: 'Збільшити',
  zoomOut: 'Зменшити',
  swipeHint: 'Проведіть пальцем, щоб побачити наступне фото',
};

export const contactForm: Labels['contactForm'] = {
  call,
  extension,
  form: 'Контактна форма',
  name: 'Ім’я та прізвище',
  phone: 'Телефон',
  email: 'Електронна пошта (необов’язково)',
  service: 'Послуга (необов’язково)',
  noService: 'Виберіть послугу',
  noChoice: 'Виберіть',
  message: 'Повідомлення',
  submit: 'Надіслати повідомлення',
  submitting: 'Надсилання…',
  sentTitle: 'Дякуємо за повідомлення!',
  sentText: 'Ми зв’яжемося з вами якнайшвидше.',
  sentAt: 'Надіслано о {time}.',
  sentReference: 'Номер повідомлення:',
  failedTitle: 'Повідомлення не надіслано',
  failedText: 'Усе, що ви написали, збережено: спробуйте ще раз або зателефонуйте нам.',
  unconfirmedTitle: 'Ми не знаємо, чи надійшло ваше повідомлення',
  summary: 'Виправте форму',
  corrected: 'Виправлено:',
  honeypot: 'Залиште це поле порожнім',
  photosHint:
    'Найбільша кількість фото: {max}. Перед надсиланням ми зменшимо їх і видалимо збережене в них місце зйомки.',
  addPhotos: 'Додати фото',
  preparingPhotos: 'Підготовка фото…',
  photosNotLoaded:
    'Не вдалося підготувати фото. Перевірте підключення до інтернету й додайте їх ще раз або надішліть повідомлення без фото.',
  sendingPhotos: 'Надсилання фото: {percent}%',
  photos: {
    count: 'Додано фото: {n} з {max}.',
    photo: 'Фото {n}: {name}',
    remove: 'Видалити',
    removePhoto: 'Видалити фото {n}: {name}',
    tooMany: 'Найбільша кількість фото — {max}. Пропущені файли: {names}.',
    canSend: 'Повідомлення можна надіслати й без цих файлів.',
    problem: {
      empty: 'Файл «{name}» порожній. Виберіть інше фото.',
      tooLarge: 'Фото «{name}» завелике. Виберіть менше або зробіть його знімок екрана й додайте цей знімок.',
      notPhoto: 'Файл «{name}» не є фото. Виберіть фото у форматі JPEG, PNG або WebP.',
      heic: 'Цей браузер не відкриває фото HEIC, такі як «{name}». Збережіть фото як JPEG або зробіть його знімок екрана й додайте цей знімок.',
      blocked: 'Цей браузер не дозволяє сторінці прочитати «{name}». Дозвольте їй читати дані canvas.',
      unreadable:
        'Не вдалося відкрити фото «{name}». Перевірте, чи файл не пошкоджений, і додайте його ще раз або виберіть інше фото у форматі JPEG.',
    },
  },
  problem: {
    missing: 'Заповніть це поле.',
    'name.missing': 'Введіть ім’я та прізвище.',
    'phone.missing': 'Введіть номер телефону.',
    'message.missing': 'Напишіть, чим ми можемо допомогти.',
    'too-short': 'Текст закороткий. Найменша кількість символів: {min}.',
    'too-long': 'Текст задовгий. Найбільша кількість символів: {max}.',
    characters: 'Видаліть невидимі символи.',
    digits: 'За цим номером не можна зателефонувати. Напишіть його, наприклад, так: {example}',
    shape: 'Перевірте цю відповідь.',
    'date.shape': 'Вкажіть повну дату, яка існує.',
    'email.shape': 'Введіть адресу у вигляді name@example.com або залиште це поле порожнім.',
    'too-early': 'Найраніша можлива дата – {min}.',
    'too-late': 'Найпізніша можлива дата – {max}.',
  },
};
