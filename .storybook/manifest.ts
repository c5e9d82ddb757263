import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the package tells assistants about a component, in the shape of Storybook's own manifest. */
export interface ComponentEntry {
  id: string;
  name: string;
  /** Where its types are in the package. */
  path: string;
  description: string;
  /** Its props, in Markdown. */
  apiDescription: string;
  /** Examples: each a module that compiles as it stands. */
  stories: { id: string; name: string; description?: string | undefined; snippet: string }[];
  jsDocTags: Record<string, string[]>;
}

/** All of that: `packages/ui/manifest.json`. */
export interface Manifest {
  v: 0;
  components: Record<string, ComponentEntry>;
}

const root = join(import.meta.dirname, '..');

/** The manifest as it lies in the package. */
export const readManifest = () =>
  JSON.parse(readFileSync(join(root, 'packages/ui/manifest.json'), 'utf8')) as Manifest;

/** What Storybook finds out by itself, paths of a computer among it, and the package's manifest says in fewer words. */
const replaced = { import: undefined, reactDocgen: undefined, subcomponents: undefined };

/** Storybook's manifest with what the package's says, so that both give the same examples. */
export function withExamples<Made extends { components?: { components: Record<string, object> } }>(
  made: Made,
): Made {
  if (!made.components) return made;
  const { components } = readManifest();
  const told = Object.entries(made.components.components).map(([id, component]) => {
    const { apiDescription, stories } = components[id] ?? {};
    return [id, apiDescription ? { ...component, ...replaced, apiDescription, stories } : component];
  });
  return { ...made, components: { ...made.components, components: Object.fromEntries(told) } };
}
