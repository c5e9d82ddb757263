import type { Args, ArgTypes } from '@storybook/react-vite';
import { isValidElement } from 'react';
import api from '../packages/ui/api.md?raw';
import { Icon, type IconName } from '../packages/ui/src/icons/icons.js';
import { drawings } from './drawings';
import { findLabels, languages } from './labels';

type InputType = ArgTypes[string];

const iconNames: IconName[] = ['phone', 'previous', 'next', 'close', 'check', 'alert'];
const icons = {
  none: undefined,
  ...Object.fromEntries(iconNames.map((name) => [name, <Icon key={name} name={name} />])),
};

const pictures = { none: undefined, drawing: <img alt="" src={drawings.rodents} /> };

const isNodeType = (type: string) => /^(React\.)?(ReactNode|ReactElement)\b/.test(type);

/** Returns whether a value can be edited as JSON. */
const isPlain = (value: unknown): boolean =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every(isPlain)) ||
  (typeof value === 'object' && !isValidElement(value) && Object.values(value).every(isPlain));

const find = (pattern: string, text: string) => RegExp(pattern, 'im').exec(text)?.[1];

/** Returns the type of a prop in api.md, whose items are written out, for types that Storybook does not read. */
const findType = (props: string, name: string) =>
  (find(`^    ${name}\\??: ([^]*?);\\n(?=    [\\w/]|})`, props) ?? 'unknown')
    .replace(/\w+(?=\[\])/, (item) => find(`^export interface ${item} ({[^]*?^})`, api) ?? item)
    .replaceAll(/(\/\*\*[^]*?\*\/|\s)+/g, ' ');

function readType({ type, table }: InputType, props: string, name: string): string {
  const raw =
    (typeof type === 'object' ? type.raw : undefined) ?? table?.type?.detail ?? table?.type?.summary;
  const written = !raw || raw === 'unknown' ? findType(props, name) : raw;
  return written.replaceAll(/ \| undefined\b/g, '');
}

const none: InputType = { control: { disable: true } };

const createSelect = (mapping: Readonly<Record<string, unknown>>): InputType => ({
  control: { type: 'select' },
  options: Object.keys(mapping),
  mapping,
});

const createLabelSets = (componentId: string | undefined) =>
  Object.fromEntries(Object.entries(languages).map(([code, name]) => [name, findLabels(componentId, code)]));

function createControl(name: string, argType: InputType, type: string, value: unknown): InputType {
  const { control, options } = argType;
  if (control === false || (typeof control === 'object' && control.disable)) return none;
  if (typeof control === 'object' && control.type === 'color') return {};
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
 * Gives each prop its written type and default, and the control of type and value. A prop that cannot be edited as JSON
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
      const props = find(`^(export interface ${componentId}Props\\b[^]*?^})`, api) ?? '';
      const type = readType(argType, props, name);
      const table = { ...argType.table, type: { summary: type }, disable: name === 'id' };
      const written = find(`@default (.*)\\n +\\*/\\n    ${name}\\b`, props);
      if (written) table.defaultValue = { summary: written };
      const hasLabels = name === 'labels' && findLabels(componentId, 'en');
      const control = hasLabels
        ? createSelect(createLabelSets(componentId))
        : createControl(name, argType, type, value);
      return [name, { ...argType, table, ...control }];
    }),
  ) as Types;
