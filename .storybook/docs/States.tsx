import { DocsContext, Markdown, Subheading } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import { vars } from '../../packages/ui/src/theme/contract.css.js';
import { useGlobals } from '../toolbar';

type Story = ReturnType<NonNullable<React.ContextType<typeof DocsContext>>['componentStories']>[number];

/** The parameter by which a story knows that it is shown in a frame here. */
const framed = 'framed';

/**
 * Every story of the component but the first, each in a page of its own: there its play function brings it into
 * its state, and a narrow one is truly narrow. A frame is fetched once it comes near the window.
 */
export function States() {
  const stories = useContext(DocsContext).componentStories();
  useKeptFocus();
  return stories.slice(1).map((story) => <Framed key={story.id} story={story} />);
}

function Framed({ story }: { story: Story }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [height, setHeight] = useState(160);
  const { theme, scheme, textSize } = useGlobals();
  const { docs, viewport } = story.parameters;

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  function fit(frame: HTMLIFrameElement) {
    const root = frame.contentDocument?.getElementById('storybook-root');
    if (!root) return;
    const margin = 24;
    new ResizeObserver(() => setHeight(Math.max(120, root.getBoundingClientRect().bottom + margin))).observe(
      root,
    );
  }

  // What the story asks for by itself overrules the toolbar.
  const globals = `theme:${theme};scheme:${scheme};textSize:${textSize};a11y.manual:!true`;
  const own = story.storyGlobals as { viewport?: { value?: string } };
  const width: string = viewport?.options?.[own.viewport?.value ?? '']?.styles?.width ?? '100%';
  const description: string | undefined = docs?.description?.story;

  return (
    <>
      <Subheading>{story.name}</Subheading>
      {description && <Markdown>{description}</Markdown>}
      <div ref={place} style={{ marginBottom: '2.5rem', overflowX: 'auto' }}>
        {near && (
          // Our own page, which may do what this one may.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          <iframe
            key={globals}
            title={`${story.title}: ${story.name}`}
            src={`iframe.html?id=${story.id}&viewMode=story&${framed}=1&globals=${globals}`}
            onLoad={(event) => fit(event.currentTarget)}
            style={{
              display: 'block',
              boxSizing: 'content-box',
              width,
              maxWidth: width === '100%' ? 'calc(100% - 2px)' : undefined,
              height: docs?.story?.height ?? height,
              border: `1px solid ${vars.color.border}`,
              borderRadius: 8,
            }}
          />
        )}
        {!near && <div style={{ height }} />}
      </div>
    </>
  );
}

/** Stories that move the focus are not to take it from the reader of the page around them. */
function useKeptFocus() {
  useEffect(() => {
    let before: Element | null = null;
    let byTab = false;
    const remember = ({ target }: FocusEvent) => {
      before = target as Element;
    };
    const noteKey = ({ key }: KeyboardEvent) => {
      byTab = key === 'Tab';
    };
    // The frame has the focus only once the window has lost it.
    const giveBack = () =>
      setTimeout(() => {
        const frame = document.activeElement;
        if (!(frame instanceof HTMLIFrameElement) || byTab || frame.matches(':hover')) return;
        frame.blur();
        if (before instanceof HTMLElement) before.focus({ preventScroll: true });
      });
    addEventListener('focusin', remember);
    addEventListener('keydown', noteKey);
    addEventListener('blur', giveBack);
    return () => {
      removeEventListener('focusin', remember);
      removeEventListener('keydown', noteKey);
      removeEventListener('blur', giveBack);
    };
  }, []);
}

/** In a frame: focus moves, but the page around it does not scroll there. */
export function keepPageStill() {
  if (!new URLSearchParams(location.search).has(framed)) return;
  // Called with the element that it is asked of.
  // oxlint-disable-next-line typescript/unbound-method
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(this: HTMLElement) {
    focus.call(this, { preventScroll: true });
  };
}
