import type { Args, ArgTypes } from '@storybook/react-vite';
import { isValidElement } from 'react';
import { Icon, type IconName } from '../packages/ui/src/icons/icons.js';

type InputType = ArgTypes[string];

const iconNames: IconName[] = ['phone', 'previous', 'next', 'close', 'check', 'alert'];
const icons = {
  none: undefined,
  ...Object.fromEntries(iconNames.map((name) => [name, <Icon key={name} name={name} />])),
};

const isNodeType = (type: string) => /^(React\.)?(ReactNode|ReactElement)\b/.test(type);

/** Returns the options of a union of literals. */
function literalsOf(type: string): (string | number | boolean)[] | undefined {
  const members = type
    .replace(/ \| undefined$/, '')
    .split(/\s*\|\s*/)
    .filter(Boolean);
  const isLiteral = (member: string) => /^(\d+|true|false|(['"])[\w-]+\2)$/.test(member);
  if (members.length < 2 || !members.every(isLiteral)) return undefined;
  return members.map((member) => JSON.parse(member.replaceAll("'", '"')) as string | number | boolean);
}

/** Returns whether a value can be edited as JSON. */
const isPlain = (value: unknown): boolean =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every(isPlain)) ||
  (typeof value === 'object' && !isValidElement(value) && Object.values(value).every(isPlain));

const none: InputType = { control: { disable: true } };

function controlOf(name: string, argType: InputType, value: unknown): InputType {
  const { control, type, table } = argType;
  if (control === false || (typeof control === 'object' && control.disable)) return none;
  if (argType.options) return {};
  if (name === 'icon') return { control: { type: 'select' }, options: Object.keys(icons), mapping: icons };
  const written = (typeof type === 'object' ? type.raw : undefined) ?? table?.type?.summary ?? '';
  const options = literalsOf(written);
  if (options) return { control: { type: options.length > 4 ? 'select' : 'inline-radio' }, options };
  const kind = value === undefined ? written : typeof value;
  if (kind === 'boolean' || kind === 'number') return { control: { type: kind } };
  if (kind === 'string' || (isNodeType(written) && value === undefined)) return { control: { type: 'text' } };
  return typeof value === 'object' && isPlain(value) ? { control: { type: 'object' } } : none;
}

/**
 * Gives each prop the control of its type and value. A prop that cannot be edited as JSON (elements, functions) has no
 * control, nor has an object that the story does not set: Storybook would begin with `{}`.
 */
export const chooseControls = <Types extends ArgTypes>({
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
