import { ArgTypes, DocsContext, Heading } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { classes } from '../../packages/ui/src/theme/classes.js';
import { Announced, KnownLimits } from './accessibility/Conformance';

/** Returns the class names of a component, its group and its parts. */
const findClassNames = (component: string) =>
  classes.filter((name) => new RegExp(`^ui-${component}(Group)?(-|$)`).test(name));

/** Renders what is known about a component from the tests and the documents, and its properties. */
export function Reference({ of }: { of: string }) {
  const [story] = useContext(DocsContext).componentStories();
  return (
    <>
      <Heading>What is announced</Heading>
      <Announced of={of} />
      <Heading>Known limits</Heading>
      <KnownLimits of={of} />
      <Heading>Properties</Heading>
      <p>
        <a href={`?path=/story/${story?.id}`}>Change them beside the component</a>
      </p>
      <ArgTypes />
      <Heading>Class names</Heading>
      <ul>
        {findClassNames(of).map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
