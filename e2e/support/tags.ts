/** What tests are marked with, for those who run some of them alone. */
export const tags = [
  { name: 'smoke', description: 'One of each kind, which npm test tries in every engine.' },
];
