/** Whether `npm test` runs the tests. It skips those that only `npm test -- all` runs. */
export const isShort = process.env['TESTS'] === 'short';
