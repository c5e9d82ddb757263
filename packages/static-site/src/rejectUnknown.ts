/** Throws an Error for an option that does not exist, such as a misspelled one, which would have no effect. */
export function rejectUnknown(owner: string, unknown: object): void {
  const [name] = Object.keys(unknown);
  if (name !== undefined)
    throw new Error(`${owner} has no option "${name}". Correct its name, or remove it.`);
}
