import { AnchorMdx, Source } from '@storybook/addon-docs/blocks';
import { createContext, useContext, useEffect, useRef, useState, type PropsWithChildren } from 'react';
import { evidenceFile, evidenceLabel, linesOf, partsOf } from '../../../tools/audit/evidence.ts';

/** Set by the workflow that publishes this Storybook. */
export const repository = import.meta.env['STORYBOOK_REPOSITORY'] as string | undefined;

const sources = import.meta.glob<string>(
  [
    '../../../docs/accessibility/transcripts/**/*.txt',
    '../../../e2e/journeys/*.test.ts',
    '../../../packages/ui/src/*/*.test.{ts,tsx}',
    '../../../site/src/content/{texts/navigation,pests/drawings}.ts',
    '../../../site/src/{content,seo}/*.test.ts',
    '../../../site/src/pages/{accessibility,gallery}/content.ts',
    '../../../tools/audit/**/*.ts',
  ],
  { query: '?raw', import: 'default' },
);

/** Widens no table, and stays in view where the table scrolls sideways. */
const besideTable = {
  position: 'sticky',
  left: 12,
  width: 0,
  minWidth: 'min(100%, 100vw - 104px)',
  fontSize: 14,
} as const;

/** Renders the named test or function of a file, or all of the file. */
function Code({ piece }: { piece: string }) {
  const [code, setCode] = useState<string>();
  const top = useRef<HTMLDivElement>(null);
  const path = evidenceFile(piece) ?? '';
  useEffect(() => void sources[`../../../${path}`]?.().then(setCode), [path]);
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' });
  }, [code]);
  const { part } = partsOf(piece);
  const lines = code && part ? linesOf(code, part) : undefined;
  const shown = lines
    ? code
        ?.split('\n')
        .slice(lines.first - 1, lines.last)
        .join('\n')
    : code;
  const anchor = lines ? `#L${lines.first}-L${lines.last}` : '';
  const place = lines ? `${path}, lines ${lines.first} to ${lines.last}` : path;
  return (
    <div ref={top} style={besideTable}>
      {repository ? <a href={`${repository}/blob/main/${path}${anchor}`}>{place}</a> : place}
      {shown && <Source code={shown} language={path.endsWith('.txt') ? 'text' : 'tsx'} />}
    </div>
  );
}

const Opened = createContext<{ piece?: string | undefined; toggle: (piece: string) => void }>({
  toggle: () => {},
});

/** Renders a line, and below it the evidence that was opened: in a cell it would widen the table. */
export function Line({ columns, children }: PropsWithChildren<{ columns: number }>) {
  const [piece, setPiece] = useState<string>();
  const toggle = (next: string) => setPiece(next === piece ? undefined : next);
  return (
    <Opened value={{ piece, toggle }}>
      <tr>{children}</tr>
      {piece && (
        <tr>
          <td colSpan={columns}>
            <Code key={piece} piece={piece} />
          </td>
        </tr>
      )}
    </Opened>
  );
}

/** Renders a link to a picture or story, or a button that opens a file below its line. */
export function Evidence({ piece, label = evidenceLabel(piece) }: { piece: string; label?: string }) {
  const opened = useContext(Opened);
  const { kind, name } = partsOf(piece);
  if (kind === 'picture')
    return (
      <a href={`pictures/${name}.png`} target="_blank">
        {label}
      </a>
    );
  if (evidenceFile(piece))
    return (
      <button
        type="button"
        className="evidence"
        aria-expanded={opened.piece === piece}
        onClick={() => opened.toggle(piece)}
      >
        {label}
      </button>
    );
  const address =
    kind === 'variants' ? `?path=/docs/${name.toLowerCase()}--docs#all-variants` : `?path=/story/${name}`;
  return (
    <AnchorMdx href={address} target="">
      {label}
    </AnchorMdx>
  );
}

/** Renders each piece of evidence once. */
export const EvidenceList = ({ of }: { of: readonly string[] }) =>
  [...new Set(of)].map((piece) => (
    <div key={piece} style={{ fontSize: 14, overflowWrap: 'anywhere' }}>
      <Evidence piece={piece} />
    </div>
  ));
