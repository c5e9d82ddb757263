/** Settings with which a deploy is not refused. */
export const site = {
  VITE_SITE_URL: 'https://www.tarcza-ddd.pl',
  VITE_COMPANY_NAME: 'Tarcza Małopolska',
  VITE_COMPANY_LEGAL_NAME: 'Jan Nowak Tarcza Małopolska',
  VITE_COMPANY_NIP: '526-025-09-95',
  VITE_COMPANY_REGON: '000331501',
  VITE_COMPANY_PHONE: '+48 123 456 789',
  VITE_COMPANY_EMAIL: 'biuro@tarcza-ddd.pl',
  VITE_COMPANY_STREET: 'ul. Długa 5',
  VITE_COMPANY_POSTAL_CODE: '31-042',
  VITE_COMPANY_GEO: '50.0614, 19.9372',
  VITE_FIREBASE_PROJECT_ID: 'tarcza-ddd',
  VITE_FIREBASE_API_KEY: `AIza${'x'.repeat(35)}`,
  VITE_APP_CHECK_SITE_KEY: '6Lc',
  VITE_FIREBASE_APP_ID: '1:123:web:0abc',
};

/** Those of the functions. */
export const functions = { MAIL_TO: 'biuro@tarcza-ddd.pl', MAIL_FROM: '"Sp. z o.o." <form@tarcza-ddd.pl>' };
