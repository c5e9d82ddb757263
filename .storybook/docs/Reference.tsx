import { Heading } from '@storybook/addon-docs/blocks';
import theming from '../../packages/ui/theming.md?raw';
import { Announced, KnownLimits } from './accessibility/Conformance';

/** Returns the class names of a component and its parts, as theming.md lists them. */
const classNamesOf = (component: string) => [
  ...new Set(theming.match(new RegExp(`\\bui-${component}(Group)?(-[a-z]\\w*)?\\b`, 'g'))),
];

/** Renders what is known about a component from the tests and the documents. */
export function Reference({ of }: { of: string }) {
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
    </>
  );
}
