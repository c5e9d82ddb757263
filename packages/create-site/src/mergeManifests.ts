type Entries = Record<string, string>;
type Manifest = Record<string, unknown>;

const sections = ['engines', 'scripts', 'dependencies', 'devDependencies'] as const;

/** Merges the template's changes into a site's package.json. Entries that the site has changed stay, with a sentence in `notes`. */
export function mergeManifests(own: string, before: string, after: string, notes: string[]): string {
  const parse = (text: string) => JSON.parse(text) as Manifest;
  const [site, old, next] = [parse(own), parse(before), parse(after)];
  for (const section of sections) {
    const entries = (manifest: Manifest) => (manifest[section] ?? {}) as Entries;
    const merged = mergeEntries(entries(site), entries(old), entries(next), (name, value) => {
      const isFile = entries(site)[name]?.startsWith('file:');
      const rest = isFile ? ' npm install alone keeps that file. Run it with the new one.' : '';
      notes.push(
        `package.json: ${section}.${name} stays as you wrote it. The template has ${value ?? 'removed it'}.${rest}`,
      );
    });
    if (Object.keys(merged).length > 0) site[section] = merged;
    else delete site[section];
  }
  site['tarcza'] = next['tarcza'];
  return renderManifest(site, own);
}

/** Renders a package.json with the indentation of the earlier one. */
export const renderManifest = (manifest: object, own: string) =>
  `${JSON.stringify(manifest, undefined, /^[ \t]+/m.exec(own)?.[0] ?? 2)}\n`;

function mergeEntries(
  own: Entries,
  old: Entries,
  next: Entries,
  onKept: (name: string, value: string | undefined) => void,
): Entries {
  const merged = { ...own };
  for (const name of new Set([...Object.keys(old), ...Object.keys(next)])) {
    const [before, after] = [old[name], next[name]];
    if (before === after || own[name] === after) continue;
    if (own[name] !== before) onKept(name, after);
    else if (after === undefined) delete merged[name];
    else merged[name] = after;
  }
  return merged;
}
