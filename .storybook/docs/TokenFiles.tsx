import tokens from '../../packages/ui/tokens.json';
import wholeFile from '../../packages/ui/tokens.json?url';
import { uses } from './ColourRoles';
import { shapeUses } from './ShapeTokens';

interface Token {
  $value?: unknown;
  $type?: string;
}
type Group = Readonly<Record<string, Token | string>>;

/** Returns the px of a length: a rem has 16. */
const inPx = (value: unknown) =>
  typeof value === 'object' && value !== null && 'unit' in value && 'value' in value && value.unit === 'rem'
    ? { value: Number(value.value) * 16, unit: 'px' }
    : value;

const descriptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  color: uses,
  ...shapeUses,
  ratio: { thumbnail: 'Pictures of cards: width by height' },
};

/** Returns a group with the use of each token, lengths in px, and without what only a stylesheet needs. */
const plain = (groupName: string, group: Group) =>
  Object.fromEntries(
    Object.entries(group).map(([name, token]) => [
      name,
      typeof token === 'string'
        ? token
        : {
            ...token,
            $value: inPx(token.$value),
            $description: descriptions[groupName]?.[name],
            $extensions: undefined,
          },
    ]),
  );

/** Returns the groups of the sources of a set or a mode. */
const groupsOf = (sources: readonly object[]) =>
  Object.fromEntries(
    sources.flatMap((source) =>
      Object.entries(source).map(([name, group]) => [name, plain(name, group as Group)]),
    ),
  );

interface Theme {
  sets: { shape: { sources: readonly object[] } };
  modifiers: { scheme: { contexts: Readonly<Record<'light' | 'dark', readonly object[]>> } };
}

/** Returns the files of a theme without references to others: one for each mode. */
export const tokenFilesOf = ({ sets, modifiers }: Theme): Readonly<Record<string, object>> => ({
  'light.tokens.json': groupsOf(modifiers.scheme.contexts.light),
  'dark.tokens.json': groupsOf(modifiers.scheme.contexts.dark),
  'shape.tokens.json': groupsOf(sets.shape.sources),
});

/** The files of the neutral theme. */
export const tokenFiles = tokenFilesOf(tokens);

/** Renders an item with a link for each file. */
export const TokenFileItems = ({ files }: { files: Readonly<Record<string, object>> }) =>
  Object.entries(files).map(([name, content]) => (
    <li key={name}>
      <a
        href={`data:application/json,${encodeURIComponent(JSON.stringify(content, undefined, 2))}`}
        download={name}
      >
        {name}
      </a>
    </li>
  ));

/** Renders links that download the design tokens of the neutral theme. */
export const TokenFiles = () => (
  <ul>
    <li>
      <a href={wholeFile} download="tokens.json">
        tokens.json
      </a>
      : everything, with both schemes.
    </li>
    <TokenFileItems files={tokenFiles} />
  </ul>
);
