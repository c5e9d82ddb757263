import { Fragment, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { visuallyHidden } from '../../packages/ui/src/theme/base.css.js';
import { asAddress, useGlobals, worn } from '../toolbar';
import * as styles from './Anatomy.css';
import { FramedStory } from './FramedStory';
import { measureParts, type Box, type Found } from './measure';
import { placePins } from './pins';

interface AnatomyProps {
  /** The stable class of each part, and what it is for. */
  parts: Readonly<Record<string, string>>;
  /** The component as it is drawn. Ids in it are to be its own: the page has others. */
  children?: ReactNode;
  /** In place of children a story: what keeps to an edge of the window, or has to be opened first. */
  of?: unknown;
  /** How wide it is drawn at most. */
  width?: string;
  /** Of a story’s frame. */
  height?: string;
}

/** The parts of a component, numbered on the component itself, and what is measured of each in the theme at hand. */
export function Anatomy({ parts, children, of, width, height }: AnatomyProps) {
  const globals = useGlobals();
  const stage = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [chosen, setChosen] = useState<string>();
  const names = Object.keys(parts);
  const address = asAddress(globals);
  const { found, size } = useMeasured(stage, frame, names, address);

  return (
    <div className={`sb-unstyled ${styles.anatomy}`}>
      {/* To be looked at: the list below says all that it shows. */}
      <div inert aria-hidden="true">
        <div ref={stage} {...worn(globals)} lang="pl" dir={globals.direction} className={styles.stage}>
          {of ? (
            <FramedStory of={of} as="Anatomy of" width={width} height={height} onPlayed={setFrame} />
          ) : (
            <div style={{ maxWidth: width, marginInline: 'auto' }}>{children}</div>
          )}
          <Pins names={names} found={found} stage={size} chosen={chosen} />
        </div>
      </div>
      <ol className={styles.legend}>
        {names.map((name, index) => (
          <Entry
            key={name}
            name={name}
            number={index + 1}
            text={parts[name] ?? ''}
            found={found[index]}
            chosen={chosen === name}
            choose={setChosen}
          />
        ))}
      </ol>
    </div>
  );
}

interface Measured {
  found: readonly (Found | undefined)[];
  size: Box;
}

const nothing: Box = { x: 0, y: 0, width: 0, height: 0 };

/** Measures the parts, again whenever something on the stage has another size or the theme changed. */
function useMeasured(
  stage: RefObject<HTMLDivElement | null>,
  frame: HTMLIFrameElement | null,
  names: readonly string[],
  look: string,
): Measured {
  const [measured, setMeasured] = useState<Measured>({ found: [], size: nothing });
  const list = names.join(' ');

  useEffect(() => {
    const place = stage.current;
    if (!place) return;
    // A frame that gave way to others keeps its measures.
    const measure = () =>
      frame?.isConnected !== false && setMeasured(measureStage(place, frame, list.split(' ')));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    const inFrame = frame?.contentDocument?.body;
    if (inFrame) observer.observe(inFrame);
    void document.fonts.ready.then(measure);
    return () => observer.disconnect();
  }, [stage, frame, list, look]);

  return measured;
}

/** The parts, each where it is on the stage, though a frame has a window of its own. */
function measureStage(
  stage: HTMLElement,
  frame: HTMLIFrameElement | null,
  names: readonly string[],
): Measured {
  const { x, y, width, height } = stage.getBoundingClientRect();
  const window = frame?.getBoundingClientRect();
  // A frame may be drawn smaller than it is inside.
  const zoom = window ? window.width / (frame!.offsetWidth || 1) : 1;
  const left = (window ? window.x + zoom : 0) - x;
  const top = (window ? window.y + zoom : 0) - y;
  const found = measureParts(frame?.contentDocument ?? stage, names).map((part) => {
    if (!part) return undefined;
    const { box } = part;
    const placed = {
      x: box.x * zoom + left,
      y: box.y * zoom + top,
      width: box.width * zoom,
      height: box.height * zoom,
    };
    return { ...part, box: placed };
  });
  return { size: { x, y, width, height }, found };
}

interface PinsProps {
  names: readonly string[];
  found: Measured['found'];
  stage: Box;
  chosen: string | undefined;
}

/** An outline around each part, and its number beside it. */
function Pins({ names, found, stage, chosen }: PinsProps) {
  const seen = names.flatMap((name, index) => {
    const part = found[index];
    return part ? [{ name, number: index + 1, ...part }] : [];
  });
  const places = placePins(
    seen.map(({ box }) => box),
    stage,
    11,
  );
  return seen.map(({ name, number, box: { x, y, width, height }, padding }, index) => (
    <Fragment key={name}>
      <div
        className={name === chosen ? styles.chosen : styles.outline}
        style={{ left: x, top: y, width, height, borderWidth: name === chosen ? padding : 0 }}
      />
      <div className={styles.onPart} style={{ left: places[index]?.x, top: places[index]?.y }}>
        {number}
      </div>
    </Fragment>
  ));
}

interface EntryProps {
  name: string;
  number: number;
  text: string;
  found: Found | undefined;
  chosen: boolean;
  choose: (name: string | undefined) => void;
}

function Entry({ name, number, text, found, chosen, choose }: EntryProps) {
  return (
    <li className={styles.entry}>
      <button
        type="button"
        className={styles.choose}
        aria-pressed={chosen}
        onClick={() => choose(chosen ? undefined : name)}
      >
        {number}
        <span className={visuallyHidden}>: show {name}</span>
      </button>
      <p className={styles.name}>
        <code>{name}</code>
        <br />
        {text}
      </p>
      {found ? (
        <dl className={styles.measures}>
          {found.measures.map(({ what, value, tokens }) => (
            <Fragment key={what}>
              <dt>{what}</dt>
              <dd>
                {value}{' '}
                {tokens.map((token) => (
                  <Fragment key={token}>
                    <code className={styles.token}>{token}</code>{' '}
                  </Fragment>
                ))}
              </dd>
            </Fragment>
          ))}
        </dl>
      ) : (
        <p className={styles.measures}>Measured once it is in view.</p>
      )}
    </li>
  );
}
