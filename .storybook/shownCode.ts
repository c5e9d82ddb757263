import { createElement, Fragment, isValidElement, type ComponentType, type ReactNode } from 'react';
import * as ui from '../packages/ui/src/index.js';
import type { Labels } from '../packages/ui/src/labels.js';
import type { ArgTypes } from '@storybook/react-vite';
import { defaultOf } from './argTypes';
import { labelSets, type Language } from './language';

const labels = import.meta.glob<object>(
  ['../packages/ui/src/labels/*.ts', '!../packages/ui/src/labels/{pl,complete,*.test}.ts'],
  { eager: true },
);
const modules = {
  '@tarcza/ui': ui,
  ...Object.fromEntries(
    Object.entries(labels).map(([file, set]) => [
      file.replace('../packages/ui/src', '@tarcza/ui').slice(0, -3),
      set,
    ]),
  ),
};
/** The name and the module of each export. */
const known = new Map<unknown, { name: string; from: string }>(
  Object.entries(modules).flatMap(([from, exported]) =>
    Object.entries(exported).map(([name, value]) => [value, { name, from }] as const),
  ),
);

/** Code for handlers: the build has changed their source. */
const handlers: Readonly<Record<string, string>> = {
  onSubmit: 'async (message) => console.log(message)',
};
/** The one of a form with photos. */
const submitPhotos = 'async (message, attached) => console.log(message, attached.photos)';
/** Addresses in place of data URLs. */
const pictures: Readonly<Record<string, string>> = { avif: '/picture.avif', webp: '/picture.webp' };

const width = 90;

export interface Shown {
  component?: unknown;
  args: object;
  render?: ((args: never, context: never) => ReactNode) | undefined;
  /** Props that only the story needs. */
  without?: readonly string[] | undefined;
  /** Of the labels. The package's defaults are Polish. */
  language?: Language | undefined;
}

/** The parts of Storybook's prepared story that are used. */
interface Prepared {
  component?: unknown;
  args?: object;
  initialArgs: object;
  argTypes: ArgTypes;
  storyGlobals?: { language?: Language };
  originalStoryFn: Shown['render'];
  parameters: { docs?: { source?: { code?: string; without?: readonly string[] } } };
}

/** Returns the code of a prepared story, with the args of the controls. */
export function codeOf(story: Prepared, language: Language): string {
  const { component, args, initialArgs, argTypes, originalStoryFn, storyGlobals, parameters } = story;
  const { code, without } = parameters.docs?.source ?? {};
  if (code) return code;
  return shownCode({
    component,
    args: withoutDefaults(args ?? initialArgs, argTypes),
    render: originalStoryFn,
    without,
    language: storyGlobals?.language ?? language,
  });
}

/** Returns the args without those that have the default of their prop. */
const withoutDefaults = (args: object, argTypes: ArgTypes) =>
  Object.fromEntries(
    Object.entries(args).filter(
      ([name, value]) => value === undefined || value !== defaultOf(argTypes[name] ?? {}),
    ),
  );

/** Returns a whole file that renders a story. */
export function shownCode({ component, args, render, without = [], language = 'en' }: Shown): string {
  const given = Object.fromEntries(Object.entries(args).filter(([name]) => !without.includes(name)));
  const element = render
    ? render(given as never, { component } as never)
    : createElement(component as ComponentType, given);
  const printer = new Printer(language);
  const jsx = printer.node(element, 1);
  return `${printer.imports()}import '@tarcza/ui/styles.css';\n\nexport const Example = () => (\n  ${jsx}\n);\n`;
}

class Printer {
  private readonly used = new Map<string, Set<string>>();
  constructor(private readonly language: Language) {}

  imports(): string {
    return [...this.used]
      .map(([from, names]) => {
        const line = `import { ${[...names].sort().join(', ')} } from '${from}';\n`;
        return line.length <= width + 10
          ? line
          : line.replace('{ ', '{\n  ').replaceAll(', ', ',\n  ').replace(' }', ',\n}');
      })
      .join('');
  }

  node(node: ReactNode, depth: number): string {
    if (!isValidElement<Record<string, unknown>>(node)) return `{${this.value(node, depth)}}`;
    const tag = this.tag(node.type);
    const { children, ...props }: Record<string, unknown> = { ...this.labelsOf(tag), ...node.props };
    const attributes = Object.entries(props).flatMap(([name, value]) =>
      name === 'onSubmit' && 'photoField' in props
        ? [`onSubmit={${submitPhotos}}`]
        : this.attribute(name, value, depth + 1),
    );
    const inside = this.children(children, depth + 1);

    const pad = indent(depth);
    const oneLine = `<${[tag, ...attributes].join(' ').trim()}`;
    const fits = !oneLine.includes('\n') && pad.length + oneLine.length < width;
    const open = fits ? oneLine : `<${tag}${attributes.map((line) => `\n${pad}  ${line}`).join('')}\n${pad}`;
    if (inside.length === 0) return `${open}${fits ? ' ' : ''}/>`;
    const [first = ''] = inside;
    const whole = `${open}>${first}</${tag}>`;
    if (inside.length === 1 && !first.includes('\n') && fits && pad.length + whole.length < width)
      return whole;
    return `${open}>${inside.map((line) => `\n${pad}  ${line}`).join('')}\n${pad}</${tag}>`;
  }

  private tag(type: unknown): string {
    if (type === Fragment) return '';
    if (typeof type === 'string') return type;
    return this.name(type) ?? (type as { name?: string }).name ?? 'Unknown';
  }

  /** Returns the labels of a component that has some, unless they are the package's defaults. */
  private labelsOf(tag: string): { labels?: object } {
    const name = (tag.charAt(0).toLowerCase() + tag.slice(1)) as keyof Labels;
    const set = this.language === 'pl' ? undefined : labelSets[this.language][name];
    return set ? { labels: set } : {};
  }

  /** Returns the name of an export, and records its import. */
  private name(value: unknown): string | undefined {
    const found = known.get(value);
    if (!found) return;
    const names = this.used.get(found.from) ?? new Set();
    this.used.set(found.from, names.add(found.name));
    return found.name;
  }

  private attribute(name: string, value: unknown, depth: number, handlerName = name): string[] {
    if (value === undefined) return [];
    if (value === true) return [name];
    if (typeof value === 'function') {
      const handler = this.name(value) ?? handlers[handlerName];
      return handler ? [`${name}={${handler}}`] : [];
    }
    if (typeof value === 'string') {
      const text = readable(value, name);
      return [/["\\\n{}]/.test(text) ? `${name}={${quoted(text)}}` : `${name}="${text}"`];
    }
    return [`${name}={${this.value(value, depth, name)}}`];
  }

  private children(children: unknown, depth: number): string[] {
    const all = [children]
      .flat(9)
      .filter((child) => child !== undefined && child !== null && typeof child !== 'boolean');
    return all.map((child) => {
      if (typeof child !== 'string' && typeof child !== 'number') return this.node(child as ReactNode, depth);
      const text = readable(String(child));
      return /[{}<>\n]|^\s|\s$/.test(text) ? `{${quoted(text)}}` : text;
    });
  }

  private value(value: unknown, depth: number, name = ''): string {
    if (isValidElement(value)) {
      const jsx = this.node(value, depth);
      return jsx.includes('\n')
        ? `(\n${indent(depth)}  ${this.node(value, depth + 1)}\n${indent(depth)})`
        : jsx;
    }
    const imported = this.name(value);
    if (imported) return imported;
    if (Array.isArray(value)) {
      const items = value.map((one) => this.value(one, depth + 1, name));
      return around('[', items, ']', depth, '');
    }
    if (typeof value === 'string') return quoted(readable(value, name));
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value)
        .filter(([, one]) => one !== undefined && typeof one !== 'function')
        .map(
          ([key, one]) => `${/^[\w$]+$/.test(key) ? key : quoted(key)}: ${this.value(one, depth + 1, key)}`,
        );
      return around('{', entries, '}', depth, ' ');
    }
    return String(value);
  }
}

const indent = (depth: number) => '  '.repeat(depth);
const quoted = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

function around(start: string, items: readonly string[], end: string, depth: number, space: string) {
  const oneLine = `${start}${space}${items.join(', ')}${space}${end}`;
  if (!oneLine.includes('\n') && oneLine.length + depth * 2 < width - 10) return oneLine;
  const lines = items.map((item) => `${indent(depth + 1)}${item},\n`).join('');
  return `${start}\n${lines}${indent(depth)}${end}`;
}

/** Returns a text with addresses in place of data URLs. */
const readable = (text: string, name = '') =>
  text.replaceAll(/data:[^\s'"]+/g, pictures[name] ?? '/picture.jpg').replace(/^#\//, '/');
