import { Heading } from '@storybook/addon-docs/blocks';
import { classes } from '../../packages/ui/src/theme/classes.js';
import { Announced, KnownLimits } from './accessibility/Conformance';

/** Returns the class names of a component, its group and its parts. */
const findClassNames = (component: string) =>
  classes.filter((name) => new RegExp(`^ui-${component}(Group)?(-|$)`).test(name));

/** Renders what is known about a component from the tests and the documents. */
export function Reference({ of }: { of: string }) {
  return (
    <>
      <Heading>Class names</Heading>
      <ul>
        {findClassNames(of).map((name) => (
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
