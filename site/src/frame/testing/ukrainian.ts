import type { LanguageTexts } from '../../content/languages';

/** A third language for tests. Not published: no native speaker has read it. */
export const ukrainian: LanguageTexts = {
  home: '/uk',
  contact: '/uk',
  form: '/uk',
  claims: ['Безкоштовна консультація', 'Відповідаємо українською'],
  navigation: [{ label: 'Контакти', href: '/uk' }],
  call: 'Подзвонити',
  labels: {
    siteHeader: { skip: 'Перейти до змісту', home: 'головна', menu: 'Меню', call: 'Подзвонити' },
    callBar: { bar: 'Швидкий контакт' },
    toasts: { list: 'Сповіщення', close: 'Закрити' },
    phoneButton: { call: 'Подзвонити' },
  },
  office: {
    open: 'Відчинено до',
    closing: 'Відчинено ще до',
    closed: 'Зачинено, відчиняємо',
    at: 'о',
    urgent: ', терміново цілодобово',
    write: 'Напишіть зараз –',
    reply: 'відповімо',
    from: 'з',
    writeInBar: 'Написати',
  },
  loadFailed: 'Не вдалося завантажити цю частину сторінки.',
  error: { text: 'Сталася помилка.', home: 'На головну', call: 'Подзвонити' },
  footer: {
    about: 'Дезінсекція та дератизація у Кракові.',
    columns: [],
    contact: 'Контакти',
    hours: [],
    emergency: 'Терміново: цілодобово',
    describeSpecialHours: ({ from, to }) => `${from} – ${to}`,
    privacyPolicy: { label: 'Політика приватності', href: '/polityka-prywatnosci' },
    accessibility: { label: 'Доступність', href: '/dostepnosc' },
    copyright: '© {year} {name}',
  },
};
