/** Whether `npm test` runs the tests. It skips those for the night (`.github/workflows/nightly.yml`). */
export const isShort = process.env['TESTS'] === 'short';
