import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { vars } from '../../packages/ui/src/theme/contract.css.js';
import { useGlobals, themeAttributes } from '../toolbar';
import { groups } from './groups';
import { renderStory, type Stories } from './renderStory';
import { StoryFrame } from './StoryFrame';

const files = import.meta.glob<Stories>('../../packages/ui/src/*/*.stories.tsx', { eager: true });

/** Components at an edge of the window, which need a window of their own, with its width in px. */
const framedWidths: Readonly<Record<string, number>> = {
  CallBar: 390,
  Hero: 1100,
  SiteHeader: 390,
  Toasts: 390,
};
/** Widths other than 560 px. */
const widths: Readonly<Record<string, number>> = {
  ActionLink: 260,
  ArticleCard: 400,
  Breadcrumbs: 420,
  FaqGroup: 440,
  GalleryViewer: 800,
  LazyImage: 400,
  MessageButton: 280,
  PhoneButton: 260,
  ServiceCard: 400,
  SiteFooter: 900,
};
const card = { width: 260, height: 176 };
const link = {
  style: { color: vars.color.link, fontWeight: 600, display: 'inline-block', minHeight: 24 },
};

/** What Storybook's build adds: the description of a component, and the order of the stories. */
interface Added {
  __docgenInfo?: { description?: string };
  __namedExportsOrder?: readonly string[];
}

/** Returns the first sentence of a description, without its verb. */
function summaryOf({ __docgenInfo: docs }: Added) {
  const [first = ''] = docs?.description?.replace(/^Renders /, '').split(/(?<=\.)\s/) ?? [];
  return first.charAt(0).toUpperCase() + first.slice(1);
}

const specimens = Object.entries(files).map(([file, stories]) => {
  const { id, component } = stories.default;
  const { __namedExportsOrder: [story = ''] = [] } = stories as unknown as Added;
  return { id, name: file.split('/').at(-2) ?? '', summary: summaryOf(component as Added), story, stories };
});

/** Renders the first story of the components of a group, in the theme of the toolbar. */
export function Gallery({ group }: { group: keyof typeof groups }) {
  const shown = (groups[group] ?? []).flatMap((name) =>
    specimens.filter((specimen) => specimen.name === name),
  );
  return (
    <ul
      className="sb-unstyled"
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
        gap: '1rem',
        margin: '1rem 0 2.5rem',
        padding: 0,
        listStyle: 'none',
      }}
    >
      {shown.map((specimen) => (
        <li
          key={specimen.id}
          style={{ border: `1px solid ${vars.color.border}`, borderRadius: 8, overflow: 'hidden' }}
        >
          <div
            inert
            aria-hidden="true"
            style={{ height: card.height, borderBottom: `1px solid ${vars.color.border}`, contain: 'strict' }}
          >
            <Picture {...specimen} />
          </div>
          <p style={{ margin: 0, padding: '0.75rem 1rem', font: `0.875rem/1.5 ${vars.font.body}` }}>
            <AnchorMdx href={`?path=/docs/${specimen.id}--docs`} target="" {...link}>
              {specimen.name}
            </AnchorMdx>
            <br />
            {specimen.summary}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Picture({ id, name, story, stories }: (typeof specimens)[number]) {
  const width = framedWidths[name];
  if (!width) return <Fitted width={widths[name] ?? 560}>{renderStory(stories, story)}</Fitted>;
  const zoom = card.width / width;
  return (
    <StoryFrame
      id={toId(id, storyNameFromExport(story))}
      title={name}
      height={`${card.height / zoom}px`}
      zoom={zoom}
      border="0"
    />
  );
}

/** Scales a component so that all of it is seen. */
function Fitted({ width, children }: { width: number; children: ReactNode }) {
  const globals = useGlobals();
  const content = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<number>();
  useLayoutEffect(() => {
    const { offsetHeight = 0, scrollHeight = 0 } = content.current ?? {};
    const height = Math.max(offsetHeight, scrollHeight);
    setZoom(Math.min(1, card.width / width, (card.height - 8) / height));
  }, [width]);
  return (
    <div
      {...themeAttributes(globals)}
      lang={globals.language}
      style={{ display: 'grid', placeItems: 'center', height: '100%', overflow: 'hidden' }}
    >
      <div ref={content} style={{ zoom, width, padding: 16, boxSizing: 'border-box' }}>
        {children}
      </div>
    </div>
  );
}
