import type { Args, ArgTypes } from '@storybook/react-vite';
import { isValidElement } from 'react';
import { Icon, type IconName } from '../packages/ui/src/icons/icons.js';
import { housePicture } from '../packages/ui/src/testing/housePicture.js';
import { findLabels } from './labels';

type InputType = ArgTypes[string];

const iconNames: IconName[] = ['phone', 'previous', 'next', 'close', 'check', 'alert'];
const icons = {
  none: undefined,
  ...Object.fromEntries(iconNames.map((name) => [name, <Icon key={name} name={name} />])),
};

const pictures = { none: undefined, drawing: housePicture };

const isNodeType = (type: string) => /^(React\.)?(ReactNode|ReactElement)\b/.test(type);

/** Returns whether a value can be edited as JSON. */
const isPlain = (value: unknown): boolean =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every(isPlain)) ||
  (typeof value === 'object' && !isValidElement(value) && Object.values(value).every(isPlain));

/** Returns a type for a value, for props whose type Storybook does not read. */
function describeType(value: unknown): string {
  if (Array.isArray(value)) return `readonly ${describeType(value[0])}[]`;
  if (isValidElement(value)) return 'ReactNode';
  if (typeof value !== 'object' || value === null) return value === undefined ? 'unknown' : typeof value;
  return `{ ${Object.entries(value)
    .map(([key, one]) => `${key}: ${describeType(one)}`)
    .join('; ')} }`;
}

function readType({ type, table }: InputType, value: unknown): string {
  const raw =
    (typeof type === 'object' ? type.raw : undefined) ?? table?.type?.detail ?? table?.type?.summary;
  return !raw || raw === 'unknown' ? describeType(value) : raw.replace(/ \| undefined$/, '');
}

const none: InputType = { control: { disable: true } };

const createSelect = (mapping: Readonly<Record<string, unknown>>): InputType => ({
  control: { type: 'select' },
  options: Object.keys(mapping),
  mapping,
});

function createControl(name: string, argType: InputType, type: string, value: unknown): InputType {
  const { control, options } = argType;
  if (control === false || (typeof control === 'object' && control.disable)) return none;
  // Storybook makes the control of a union of literals.
  if (options || (typeof argType.type === 'object' && argType.type.name === 'enum')) return {};
  if (name === 'icon') return createSelect(icons);
  if (name === 'picture' && isNodeType(type))
    return { control: { type: 'inline-radio' }, options: Object.keys(pictures), mapping: pictures };
  const kind = value === undefined ? type : typeof value;
  if (kind === 'boolean' || kind === 'number') return { control: { type: kind } };
  if (kind === 'string' || (isNodeType(type) && value === undefined)) return { control: { type: 'text' } };
  return typeof value === 'object' && isPlain(value) ? { control: { type: 'object' } } : none;
}

/**
 * Gives each prop its written type, and the control of that type and its value. A prop that cannot be edited as JSON
 * (elements, functions) has no control, nor has an object that the story does not set: Storybook would begin with `{}`.
 */
export const chooseControls = <Types extends ArgTypes>({
  argTypes,
  initialArgs,
  componentId,
}: {
  argTypes: Types;
  initialArgs: Args;
  componentId?: string;
}) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value: unknown = initialArgs[name];
      const type = readType(argType, value);
      const table = { ...argType.table, type: { summary: type }, disable: name === 'id' };
      const labels = name === 'labels' && findLabels(componentId);
      const control = labels ? createSelect(labels) : createControl(name, argType, type, value);
      return [name, { ...argType, table, ...control }];
    }),
  ) as Types;
