/** Throws an Error for an option that does not exist, such as a misspelled one, which would have no effect. */
export function validateOptions(owner: string, given: object, known: readonly string[]): void {
  const name = Object.keys(given).find((each) => !known.includes(each));
  if (name !== undefined)
    throw new Error(`${owner} has no option "${name}". Correct it. The options are ${known.join(', ')}.`);
}
