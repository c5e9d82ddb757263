/** What tests are marked with, for those who run some of them alone. */
export const tags = [
  { name: 'smoke', description: 'One of each kind: the short form of npm run test:engines.' },
];
