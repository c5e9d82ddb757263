import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { vars } from '../../packages/ui/src/theme/contract.css.js';
import { useGlobals, worn } from '../toolbar';
import { drawAs } from './frame';

interface AllVariantsProps {
  /** Each variant's name with what it looks like. */
  variants: Readonly<Record<string, ReactNode>>;
  /** The class of what is pointed at and focused. */
  part: string;
  /** Variants that stand on the brand's colour: those whose name begins so. */
  onBrand?: string;
}

const states = { 'At rest': undefined, 'Under the pointer': 'hover', Focused: 'focus' } as const;

/** Every variant in every state and both schemes, on one screen: to be looked at, not to be used. */
export function AllVariants({ variants, part, onBrand }: AllVariantsProps) {
  const globals = useGlobals();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const cell of place.current?.querySelectorAll<HTMLElement>('[data-drawn]') ?? [])
      for (const element of cell.getElementsByClassName(part))
        drawAs(cell.dataset['drawn'] as 'hover' | 'focus', element, cell);
  });
  return (
    <div ref={place} className="sb-unstyled" style={{ overflowX: 'auto' }}>
      {(['light', 'dark'] as const).map((scheme) => (
        <section
          key={scheme}
          {...worn({ ...globals, scheme })}
          aria-label={`All variants, ${scheme}`}
          style={{
            width: 'fit-content',
            minWidth: '100%',
            boxSizing: 'border-box',
            padding: 16,
            background: vars.color.surface,
            color: vars.color.text,
            font: `0.8125rem/1.4 ${vars.font.body}`,
          }}
        >
          <table style={{ borderSpacing: 8 }}>
            <thead>
              <tr>
                <th scope="col">{scheme === 'light' ? 'Light' : 'Dark'}</th>
                {Object.keys(states).map((state) => (
                  <th key={state} scope="col">
                    {state}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Object.entries(variants).map(([name, drawn]) => (
                <tr key={name}>
                  <th scope="row" style={{ textAlign: 'start' }}>
                    {name}
                  </th>
                  {Object.entries(states).map(([state, as]) => (
                    <td
                      key={state}
                      data-drawn={as}
                      style={{
                        background: onBrand && name.startsWith(onBrand) ? vars.color.brand : undefined,
                      }}
                    >
                      <div inert aria-hidden="true" lang="pl" style={{ zoom: 0.7, padding: 8 }}>
                        {drawn}
                      </div>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}
