import changelog from '../../packages/ui/CHANGELOG.md?raw';

/** The entries above the one of 0.1.0, each a Markdown list item. */
const [latest = ''] = changelog.split(/^## \[?0\.1\.0/m);
const entries = latest.split(/^(?=- )/m).filter((entry) => entry.startsWith('- '));

/** Returns the entries since 0.1.0 that name a component. */
export const changesOf = (component: string) =>
  entries
    .filter((entry) => new RegExp(`\\b${component}s?\\b`).test(entry))
    .map((entry) => entry.split(/^#/m)[0]?.trim() ?? '');
