import type { Args, ArgTypes, InputType } from '@storybook/react-vite';
import { isValidElement } from 'react';
import { Icon, type IconName } from '../packages/ui/src/icons/icons.js';
import { spelledOut, withMembers, writtenInSource } from './declaredTypes';

const iconNames: IconName[] = ['phone', 'previous', 'next', 'close', 'check', 'alert'];

/** Icons by their names: an object that is typed into a panel is no element, and React could not show it. */
const icons = {
  none: undefined,
  ...Object.fromEntries(iconNames.map((name) => [name, <Icon key={name} name={name} />])),
};

/** The type of a prop as it is written, or as Storybook sums it up. */
function writtenType({ type, table }: InputType): string | undefined {
  return (typeof type === 'object' ? type.raw : undefined) ?? table?.type?.summary;
}

const isNode = (argType: InputType) =>
  /^(React\.)?(ReactNode|ReactElement)\b/.test(writtenType(argType) ?? '');

/** Whether its story says `control: false`, which Storybook writes in a longer way. */
const isOff = ({ control }: InputType) =>
  control === false || (typeof control === 'object' && control.disable === true);

/** Gives a prop that takes a node choices by name, or a field for text; markup cannot be changed in the panel. */
export function chooseNodes({ argTypes, initialArgs }: { argTypes: ArgTypes; initialArgs: Args }): ArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value: unknown = initialArgs[name];
      if (!isNode(argType) && !isValidElement(value)) return [name, argType];
      if (name === 'icon') {
        return [
          name,
          { ...argType, control: { type: 'select' }, options: Object.keys(icons), mapping: icons },
        ];
      }
      const isText = value === undefined || typeof value === 'string';
      return [
        name,
        { ...argType, control: isText && !isOff(argType) ? { type: 'text' } : { disable: true } },
      ];
    }),
  );
}

/**
 * Shows the type of a prop as its component's interface has it, where Storybook would say no more than "union"; and, to be
 * unfolded, what the names in it stand for.
 */
export function sayTypes({ argTypes, title }: { argTypes: ArgTypes; title: string }): ArgTypes {
  const component = title.split('/').at(-1) ?? '';
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const written = writtenInSource(component, name) ?? writtenType(argType);
      const summary = written && withMembers(written);
      const detail = written && spelledOut(written);
      const type = detail ? { summary, detail } : { summary };
      const said = summary ? { ...argType, table: { ...argType.table, type } } : argType;
      return [name, name === 'ref' ? { ...said, control: false } : said];
    }),
  );
}
