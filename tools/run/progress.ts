/** One line for each step as it begins, and how long it took as it ends. */
export function lines() {
  let current: { name: string; since: number } | undefined;
  const done = () => {
    if (current) console.log(`✔ ${current.name} (${((Date.now() - current.since) / 1000).toFixed(1)} s)`);
    current = undefined;
  };
  const next = (name: string) => {
    done();
    current = { name, since: Date.now() };
    console.log(`· ${name} …`);
  };
  return { next, done };
}
