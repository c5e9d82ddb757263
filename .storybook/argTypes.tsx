import type { Args, ArgTypes } from '@storybook/react-vite';
import { isValidElement } from 'react';
import { Icon, type IconName } from '../packages/ui/src/icons/icons.js';

type InputType = ArgTypes[string];

const iconNames: IconName[] = ['phone', 'previous', 'next', 'close', 'check', 'alert'];
const icons = {
  none: undefined,
  ...Object.fromEntries(iconNames.map((name) => [name, <Icon key={name} name={name} />])),
};

const isNode = ({ type, table }: InputType) =>
  /^(React\.)?(ReactNode|ReactElement)\b/.test(
    (typeof type === 'object' ? type.raw : undefined) ?? table?.type?.summary ?? '',
  );

/** Whether the story has `control: false`, which Storybook turns into an object. */
const isDisabled = ({ control }: InputType) =>
  control === false || (typeof control === 'object' && control.disable === true);

function controlOf(name: string, argType: InputType, value: unknown): InputType {
  if (name === 'ref') return { control: false };
  if (!isNode(argType) && !isValidElement(value)) return {};
  if (name === 'icon') return { control: { type: 'select' }, options: Object.keys(icons), mapping: icons };
  const isText = value === undefined || typeof value === 'string';
  return { control: isText && !isDisabled(argType) ? { type: 'text' } : { disable: true } };
}

/** Gives a prop of type ReactNode a list of icons or a text field. An object from Storybook's field cannot be rendered. */
export const chooseNodes = <Types extends ArgTypes>({
  argTypes,
  initialArgs,
}: {
  argTypes: Types;
  initialArgs: Args;
}) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      { ...argType, ...controlOf(name, argType, initialArgs[name]) },
    ]),
  ) as Types;
