import { Heading } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState } from 'react';
import { classes } from '../../packages/ui/src/theme/classes.js';
import { vars } from '../../packages/ui/src/theme/contract.css.js';
import { customProperty } from '../../packages/ui/src/tokens/customProperty.js';
import { Live, type Specimen } from './specimens';

interface Part {
  name: string;
  measures: readonly string[];
  /** Of the number, in px from the corner of the specimen. */
  left: number;
  top: number;
}

/** What is measured of a part, with the tokens that it may come from. */
const measured = [
  { property: 'font-size', name: 'text', tokens: vars.size },
  { property: 'font-weight', name: 'weight', tokens: vars.weight },
  { property: 'padding-top', name: 'padding above', tokens: vars.space },
  { property: 'padding-left', name: 'padding beside', tokens: vars.space },
  { property: 'row-gap', name: 'gap', tokens: vars.space },
  { property: 'border-top-left-radius', name: 'corners', tokens: vars.radius },
] as const;

/** Returns each measure of an element that is the value of a token, with the token's name. */
function measure(element: Element): string[] {
  const style = getComputedStyle(element);
  const probe = element.appendChild(document.createElement('i'));
  const found = measured.flatMap(({ property, name, tokens }) => {
    const value = style.getPropertyValue(property);
    if (!Number.parseFloat(value)) return [];
    const token = Object.values<string>(tokens).find((candidate) => {
      probe.style.setProperty(property, candidate);
      return getComputedStyle(probe).getPropertyValue(property) === value;
    });
    return token ? [`${name} ${value}, ${customProperty(token)}`] : [];
  });
  probe.remove();
  const { height } = element.getBoundingClientRect();
  return [`height ${Math.round(height)}px`, ...found];
}

/** Returns the parts of a component that are in view, from top to bottom. */
function findParts(place: HTMLElement): Part[] {
  const origin = place.getBoundingClientRect();
  return classes.flatMap((name) => {
    const element = place.querySelector(`.${name}`);
    const box = element?.getBoundingClientRect();
    if (!element || !box?.width) return [];
    return [{ name, measures: measure(element), left: box.left - origin.left, top: box.top - origin.top }];
  });
}

/** Renders a story with a number on each part that has a class, and the measures of each, read from the page. */
export function Anatomy({ story }: { story: Specimen }) {
  const place = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState<readonly Part[]>([]);
  useEffect(() => {
    const observer = new ResizeObserver(() => setParts(findParts(place.current!)));
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <Heading>Anatomy</Heading>
      <div className="anatomy sb-unstyled">
        <div className="ground" inert aria-hidden="true">
          <div ref={place}>
            <Live story={story} copy="anatomy" />
            {parts.map(({ name, left, top }, index) => (
              <b key={name} style={{ left, top }}>
                {index + 1}
              </b>
            ))}
          </div>
        </div>
        <ol>
          {parts.map(({ name, measures }) => (
            <li key={name}>
              <code>.{name}</code>
              <small>{measures.join(' · ')}</small>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
