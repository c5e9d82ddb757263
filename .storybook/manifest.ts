import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A component in the package's manifest, in the shape of Storybook's own. */
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

/** Reads the manifest of the package. */
const readManifest = () =>
  JSON.parse(readFileSync(join(root, 'packages/ui/manifest.json'), 'utf8')) as Manifest;

/** Storybook's own data, with paths of this computer, that the package's manifest replaces. */
const replaced = { import: undefined, reactDocgen: undefined, subcomponents: undefined };

/** Returns Storybook's manifest with the props and examples of the package's. */
export function withExamples<Made extends { components?: { components: Record<string, object> } }>(
  made: Made,
): Made {
  if (!made.components) return made;
  const { components } = readManifest();
  const described = Object.entries(made.components.components).map(([id, component]) => {
    const { apiDescription, stories } = components[id] ?? {};
    return [id, apiDescription ? { ...component, ...replaced, apiDescription, stories } : component];
  });
  return { ...made, components: { ...made.components, components: Object.fromEntries(described) } };
}
