import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { vars } from '../../packages/ui/src/theme/contract.css.js';
import { useGlobals, themeAttributes } from '../toolbar';
import { renderStory, type Stories } from './renderStory';
import { StoryFrame } from './StoryFrame';

const files = import.meta.glob<Stories>('../../packages/ui/src/*/*.stories.tsx', { eager: true });

/** Components at an edge of the window, which need a window of their own, with its width in px. */
const framedWidths: Readonly<Record<string, number>> = { CallBar: 390, Hero: 1280, Toasts: 390 };
/** Widths other than 560 px. */
const widths: Readonly<Record<string, number>> = {
  ActionLink: 320,
  ArticleCard: 400,
  GalleryViewer: 900,
  PhoneButton: 320,
  ServiceCard: 400,
  SiteFooter: 1100,
  SiteHeader: 1100,
  Steps: 900,
};
const cardWidth = 260;
const link = {
  style: { color: vars.color.link, fontWeight: 600, display: 'inline-block', minHeight: 24 },
};

/** What Storybook's build adds: the description of a component, and the order of the stories. */
interface Added {
  __docgenInfo?: { description?: string };
  __namedExportsOrder?: readonly string[];
}

const specimens = Object.entries(files).map(([file, stories]) => {
  const { id, component } = stories.default;
  const { __docgenInfo: docs } = component as Added;
  const { __namedExportsOrder: [story = ''] = [] } = stories as unknown as Added;
  return { id, name: file.split('/').at(-2) ?? '', description: docs?.description, story, stories };
});

/** Renders the first story of every component, in the theme of the toolbar. */
export function Gallery() {
  return (
    <ul
      className="sb-unstyled"
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
        gap: '1rem',
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {specimens.map((specimen) => (
        <li key={specimen.id} style={{ border: `1px solid ${vars.color.border}`, borderRadius: 8 }}>
          <div inert aria-hidden="true" style={{ height: '11rem', overflow: 'hidden', contain: 'strict' }}>
            <Picture {...specimen} />
          </div>
          <p style={{ margin: 0, padding: '0.75rem 1rem', font: `0.875rem/1.5 ${vars.font.body}` }}>
            <AnchorMdx href={`?path=/docs/${specimen.id}--docs`} target="" {...link}>
              {specimen.name}
            </AnchorMdx>
            <br />
            {specimen.description}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Picture({ id, name, story, stories }: (typeof specimens)[number]) {
  const globals = useGlobals();
  const framedWidth = framedWidths[name];
  if (framedWidth) {
    return (
      <StoryFrame
        id={toId(id, storyNameFromExport(story))}
        title={name}
        width={`${framedWidth}px`}
        height={`${(11 * framedWidth) / cardWidth}rem`}
        zoom={cardWidth / framedWidth}
        border="0"
      />
    );
  }
  const width = widths[name] ?? 560;
  return (
    <div {...themeAttributes(globals)} lang={globals.language} style={{ minHeight: '100%' }}>
      <div style={{ zoom: Math.min(1, cardWidth / width), width, padding: 16, boxSizing: 'border-box' }}>
        {renderStory(stories, story)}
      </div>
    </div>
  );
}
