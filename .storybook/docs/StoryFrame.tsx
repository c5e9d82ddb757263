import { useCallback, useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { vars } from '../../packages/ui/src/theme/contract.css.js';
import { framed, played } from './frame';
import { keepReadersFocus } from './keptFocus';

/** Frames play one after the other: only one of them can have the focus. */
let turn: Promise<unknown> = Promise.resolve();

/** How long a frame may keep the others waiting, in milliseconds: one that is not in the window, and one in sight. */
const longest = { outOfSight: 5000, inSight: 60_000 };

function isInSight(element: Element | null) {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < innerHeight;
}

interface Drawn {
  near: boolean;
  drop: () => void;
}

/** The frames that are drawn, the latest last. Each is a whole page: of those that the reader has passed few are kept. */
const drawn: Drawn[] = [];
const most = 10;

function draw(frame: Drawn) {
  drawn.push(frame);
  while (drawn.length > most) {
    const place = drawn.findIndex(({ near }) => !near);
    if (place < 0) return;
    drawn.splice(place, 1)[0]?.drop();
  }
}

function forget(frame: Drawn) {
  const place = drawn.indexOf(frame);
  if (place >= 0) drawn.splice(place, 1);
}

/** Whether a frame is drawn: from its first turn near the window until it is far and others need the room; and what ends its turn. */
function useTurn(place: RefObject<HTMLElement | null>) {
  const [mine, setMine] = useState(false);
  const end = useRef(() => {});

  useEffect(() => {
    if (!place.current) return;
    let queued = false;
    let shown = false;
    let gone = false;
    const show = (now: boolean) => {
      shown = now;
      setMine(now);
    };
    const self: Drawn = { near: false, drop: () => show(false) };

    function take() {
      queued = false;
      // Passed while others played: it comes when the reader does.
      if (gone || shown || !self.near) return;
      show(true);
      draw(self);
      return new Promise<void>((resolve) => {
        end.current = resolve;
        // What waits to be seen plays only in sight, and then as long as a slow computer takes.
        setTimeout(() => isInSight(place.current) || resolve(), longest.outOfSight);
        setTimeout(resolve, longest.inSight);
      });
    }

    const observer = new IntersectionObserver(
      (entries) => {
        self.near = entries.at(-1)?.isIntersecting ?? false;
        if (!self.near || queued || shown) return;
        queued = true;
        turn = turn.then(take);
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => {
      gone = true;
      observer.disconnect();
      forget(self);
      end.current();
    };
  }, [place]);

  return { mine, end };
}

/** How wide a place is, as it changes. */
function useWidth(place: RefObject<HTMLElement | null>) {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return width;
}

interface StoryFrameProps {
  /** Of the story, as addresses have it. */
  id: string;
  /** What is in the frame. */
  title: string;
  /** What the toolbar would say, as an address has it. */
  globals: string;
  /** More for the address, such as what is drawn as under the pointer. */
  more?: string;
  /** @default '100%' */
  width?: string;
  /** As high as what is in it unless it says so. */
  height?: string;
  zoom?: number;
  /** Drawn smaller where there is not room for its width. */
  shrink?: boolean;
  /** Told once the story has played. */
  onPlayed?: (frame: HTMLIFrameElement) => void;
  edge?: CSSProperties['border'];
}

/**
 * A story in a page of its own: there its play function brings it into its state, and a narrow one is truly narrow.
 * It is fetched once it comes near the window, and one after the other.
 */
export function StoryFrame({
  id,
  title,
  globals,
  more = '',
  width = '100%',
  height,
  zoom,
  shrink,
  onPlayed,
  edge = `1px solid ${vars.color.border}`,
}: StoryFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const { mine, end } = useTurn(place);
  const room = useWidth(place);
  const [content, setContent] = useState(160);
  useEffect(keepReadersFocus, []);

  const listen = useCallback(
    (frame: HTMLIFrameElement | null) => {
      const finish = () => {
        end.current();
        if (frame) onPlayed?.(frame);
      };
      frame?.addEventListener(played, finish);
      return () => frame?.removeEventListener(played, finish);
    },
    [end, onPlayed],
  );

  function fit(frame: HTMLIFrameElement) {
    const root = frame.contentDocument?.getElementById('storybook-root');
    if (!root) return;
    const margin = 24;
    const measure = () => setContent(Math.max(80, root.getBoundingClientRect().bottom + margin));
    new ResizeObserver(measure).observe(root);
  }

  const size: CSSProperties = {
    boxSizing: 'content-box',
    width,
    maxWidth: width === '100%' ? 'calc(100% - 2px)' : undefined,
    height: height ?? content,
    zoom: shrink && width.endsWith('px') ? Math.min(1, room / (Number.parseFloat(width) + 4)) : zoom,
  };
  return (
    <div ref={place} data-frame={title}>
      {mine ? (
        // The one frame of the documentation. It holds our own page, which may do what this one may.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          ref={listen}
          title={title}
          src={`iframe.html?id=${id}&viewMode=story&${framed}=1${more}&globals=${globals};a11y.manual:!true`}
          onLoad={(event) => fit(event.currentTarget)}
          style={{ ...size, display: 'block', marginInline: shrink && 'auto', border: edge, borderRadius: 8 }}
        />
      ) : (
        // As high as the frame, and no wider than the page: nothing in it could be scrolled to by the keyboard.
        <div style={{ height: size.height, zoom: size.zoom }} />
      )}
    </div>
  );
}
