/** Whether `npm test` runs the tests. Longer forms of them run at night (`.github/workflows/nightly.yml`). */
export const isShort = process.env['TESTS'] === 'short';
