import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState, type PropsWithChildren } from 'react';
import './docs/docs.css';
import { getTheme } from './ownTheme';
import { createStorybookTheme, watchSystemScheme, type Base } from './storybookTheme';
import { applyToPage, GlobalsContext, type Globals } from './toolbar';

type Story = Awaited<ReturnType<DocsContainerProps['context']['loadStory']>>;

/** The story whose context has the globals of the toolbar. A page without a component has no story of its own. */
const carrier = 'look--look';
let loaded: Story | undefined;

/** Where the page was scrolled to. A change of the toolbar renders a docs page anew. */
const place = { address: '', top: 0 };

function useToolbar({ context }: DocsContainerProps) {
  const [story, setStory] = useState(loaded);
  useEffect(() => {
    if (!story)
      void (async () => {
        loaded = await context.loadStory(carrier);
        setStory(loaded);
      })();
  }, [context, story]);
  return story && context.getStoryContext(story).globals;
}

function useSystemScheme(): Base {
  const [base, setBase] = useState<Base>('light');
  useLayoutEffect(() => watchSystemScheme(setBase), []);
  return base;
}

/** Time in ms in which a page that renders anew reaches its height. */
const timeToRender = 3000;

/** Keeps the place on the page when the toolbar changes. */
function useKeptPlace() {
  useLayoutEffect(() => {
    const { top } = place;
    const end = place.address === location.href ? performance.now() + timeToRender : 0;
    const remember = () => Object.assign(place, { address: location.href, top: scrollY });
    let frame = 0;
    const restore = () => {
      if (end) scrollTo({ top, behavior: 'instant' });
      if (scrollY < Math.floor(top) && performance.now() < end) frame = requestAnimationFrame(restore);
      else addEventListener('scroll', remember, { passive: true });
    };
    restore();
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', remember);
    };
  }, []);
}

function Page({ globals, children, ...docs }: PropsWithChildren<DocsContainerProps & { globals: Globals }>) {
  const system = useSystemScheme();
  const base = globals.scheme === 'system' ? system : globals.scheme;
  // The text of the page is English.
  useLayoutEffect(
    () => applyToPage({ ...globals, direction: 'ltr', language: 'en', textSize: '100pct' }),
    [globals],
  );
  useKeptPlace();
  const { shape, [base]: color } = getTheme(globals);
  return (
    <GlobalsContext value={globals}>
      <DocsContainer {...docs} theme={createStorybookTheme(base, color, shape.font.body)}>
        <main>{children}</main>
      </DocsContainer>
    </GlobalsContext>
  );
}

/** Renders a docs page in the theme and scheme of the toolbar. */
export function ThemedDocs(docs: PropsWithChildren<DocsContainerProps>) {
  const globals: Globals | undefined = useToolbar(docs);
  return globals ? <Page {...docs} globals={globals} /> : null;
}
