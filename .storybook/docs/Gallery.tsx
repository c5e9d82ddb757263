import { vars } from '../../packages/ui/src/theme/contract.css.js';
import { asAddress, useGlobals, worn } from '../toolbar';
import { drawnStory, type Stories } from './drawnStory';
import { PageLink } from './PageLink';
import { StoryFrame } from './StoryFrame';

const files = import.meta.glob<Stories>('../../packages/ui/src/*/*.stories.tsx', { eager: true });
const storiesOf = (component: string) => files[`../../packages/ui/src/${component}/${component}.stories.tsx`];

interface Specimen {
  component: string;
  /** The name of the story that shows it best. */
  story: string;
  text: string;
  /** How wide it is drawn, in px, before it is made smaller. */
  width?: number;
  /** It stands at an edge of the window or asks how wide that is, and so is drawn in one of its own. */
  inWindow?: boolean;
}

const groups: Readonly<Record<string, readonly Specimen[]>> = {
  'To call, write and go on': [
    {
      component: 'PhoneButton',
      story: 'Action',
      text: 'The number under the thumb, dialled with a tap.',
      width: 320,
    },
    { component: 'ActionLink', story: 'Quiet', text: 'A link that is the next step.', width: 320 },
    { component: 'ContactForm', story: 'Idle', text: 'One message to the company, never lost.', width: 560 },
    {
      component: 'CallBar',
      story: 'Needed',
      text: 'The call button of a phone, while no other is in view.',
      inWindow: true,
    },
  ],
  'To choose from': [
    {
      component: 'ServiceCard',
      story: 'Plain',
      text: 'One service; the whole card is its link.',
      width: 400,
    },
    {
      component: 'ArticleCard',
      story: 'WithPicture',
      text: 'One article; the whole card is its link.',
      width: 400,
    },
    {
      component: 'CityTile',
      story: 'Closed',
      text: 'Places that each unfold the same few links.',
      width: 640,
    },
    { component: 'LinkList', story: 'Lines', text: 'Pages to go to, each a full line to touch.', width: 480 },
    { component: 'PriceTable', story: 'Lines', text: 'Prices, each with what it is for.', width: 640 },
  ],
  'To read': [
    {
      component: 'Hero',
      story: 'First',
      text: 'The first thing of a page: offer and next steps.',
      width: 1280,
      inWindow: true,
    },
    { component: 'Section', story: 'Plain', text: 'One band of a page, named by its heading.', width: 640 },
    { component: 'Notice', story: 'Promotion', text: 'One line across the page.', width: 560 },
    { component: 'Steps', story: 'Three', text: 'What happens one after the other.', width: 900 },
    { component: 'Figures', story: 'Regular', text: 'Short facts side by side.', width: 640 },
    { component: 'FaqGroup', story: 'Closed', text: 'Questions that unfold their answers.', width: 640 },
    { component: 'Prose', story: 'Regular', text: 'A text to be read, from plain HTML.', width: 640 },
  ],
  Pictures: [
    {
      component: 'GalleryViewer',
      story: 'Thumbnails',
      text: 'Thumbnails, and a modal viewer with next and previous.',
      width: 900,
    },
    {
      component: 'LazyImage',
      story: 'Loaded',
      text: 'A picture that is fetched when it is seen.',
      width: 480,
    },
  ],
  'Around every page': [
    {
      component: 'SiteHeader',
      story: 'Whole',
      text: 'The top of every page: the firm, its menu, how to reach it.',
      width: 1100,
    },
    { component: 'Breadcrumbs', story: 'TwoSteps', text: 'Where a page lies.', width: 480 },
    { component: 'SiteFooter', story: 'Whole', text: 'The firm, its pages, the small print.', width: 1100 },
    {
      component: 'Toasts',
      story: 'Success',
      text: 'Short messages at the edge of the screen.',
      inWindow: true,
    },
  ],
};

const shown = Object.values(groups).flat();
/** Components that the gallery forgot: none, which a test of it sees to. */
export const forgotten = Object.keys(files)
  .map((file) => file.split('/').at(-2) ?? '')
  .filter((name) => !shown.some(({ component }) => component === name));
/** Stories that it names and nobody wrote. */
export const missing = shown.filter(({ component, story }) => !storiesOf(component)?.[story]);

/** Every component as it looks, in the theme that the toolbar says. */
export function Gallery() {
  return Object.entries(groups).map(([title, specimens]) => (
    <section key={title}>
      <h2 style={{ marginTop: '2.5rem' }}>{title}</h2>
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
          <Card key={specimen.component} {...specimen} />
        ))}
      </ul>
    </section>
  ));
}

/** One component: how it looks, what it is for, and the way to its page. */
function Card(specimen: Specimen) {
  const { component, text, inWindow } = specimen;
  const id = storiesOf(component)?.default.id ?? '';
  return (
    <li
      style={{
        display: 'grid',
        gridTemplateRows: 'auto 1fr',
        border: `1px solid ${vars.color.border}`,
        borderRadius: vars.radius.medium,
        overflow: 'hidden',
      }}
    >
      {/* To be looked at: the page beside it has the component to be used. */}
      <div inert aria-hidden="true" style={{ height: '11rem', overflow: 'hidden', contain: 'strict' }}>
        {inWindow ? <InWindow {...specimen} id={id} /> : <Drawn {...specimen} />}
      </div>
      <p style={{ margin: 0, padding: '0.75rem 1rem', font: `0.875rem/1.5 ${vars.font.body}` }}>
        <PageLink
          page={`${id}--docs`}
          style={{ color: vars.color.link, fontWeight: 600, display: 'inline-block', minHeight: 24 }}
        >
          {component}
        </PageLink>
        <br />
        {text}
      </p>
    </li>
  );
}

const cardWidth = 260;

function Drawn({ component, story, width = 400 }: Specimen) {
  const globals = useGlobals();
  const stories = storiesOf(component);
  if (!stories) return null;
  return (
    <div {...worn(globals)} lang="pl" style={{ minHeight: '100%' }}>
      <div style={{ zoom: Math.min(1, cardWidth / width), width, padding: 16, boxSizing: 'border-box' }}>
        {drawnStory(stories, story)}
      </div>
    </div>
  );
}

function InWindow({ component, story, id, width = 390 }: Specimen & { id: string }) {
  const globals = useGlobals();
  const name = story.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  const address = asAddress({ ...globals, viewport: {} });
  return (
    <StoryFrame
      key={address}
      id={`${id}--${name}`}
      title={component}
      globals={address}
      width={`${width}px`}
      height={`${(11 * width) / cardWidth}rem`}
      zoom={cardWidth / width}
      edge="0"
    />
  );
}
