import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import changelog from '../../packages/ui/CHANGELOG.md?raw';
import theming from '../../packages/ui/theming.md?raw';
import { Announced, KnownLimits } from './accessibility/Conformance';

/** Returns the class names of a component and its parts, as theming.md lists them. */
const classNamesOf = (component: string) => [
  ...new Set(theming.match(new RegExp(`\\bui-${component}(Group)?(-[a-z]\\w*)?\\b`, 'g'))),
];

/** The entries above the one of 0.1.0, each a Markdown list item. */
const [latest = ''] = changelog.split(/^## \[?0\.1\.0/m);
const entries = latest.split(/^(?=- )/m).filter((entry) => entry.startsWith('- '));

/** Returns the entries since 0.1.0 that name a component. */
const changesOf = (component: string) =>
  entries
    .filter((entry) => new RegExp(`\\b${component}s?\\b`).test(entry))
    .map((entry) => entry.split(/^#/m)[0]?.trim() ?? '');

/** Renders what is known about a component from the tests, the documents and the changelog. */
export function Reference({ of }: { of: string }) {
  const changes = changesOf(of);
  return (
    <>
      <Heading>Class names</Heading>
      <ul>
        {classNamesOf(of).map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
      <Heading>What is announced</Heading>
      <Announced of={of} />
      <Heading>Known limits</Heading>
      <KnownLimits of={of} />
      <Heading>Changed since 0.1.0</Heading>
      <Markdown>{changes.length > 0 ? changes.join('\n') : 'Nothing.'}</Markdown>
    </>
  );
}
