import { useState, useSyncExternalStore } from 'react';
import { vars } from '../../packages/ui/src/theme/contract.css.js';
import { themes } from '../themes.css';
import { useGlobals } from '../toolbar';
import { customProperty } from './customProperty';
import { Value } from './Value';

type Motion = keyof typeof vars.motion;

const uses: Record<Motion, string> = {
  quick: 'Answers to a touch: the colour of a button, the turn of a chevron.',
  calm: 'Things that come and go: an answer that unfolds, a picture that fades in.',
};

const reduced = () => matchMedia('(prefers-reduced-motion: reduce)');

function watch(changed: () => void) {
  const query = reduced();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Each duration, to be tried. */
export function MotionDemo() {
  const { theme } = useGlobals();
  const { shape } = themes[theme];
  const still = useSyncExternalStore(watch, () => reduced().matches);
  const [away, setAway] = useState(false);
  return (
    <>
      <p>
        Your system asks for{' '}
        <b>{still ? 'reduced motion: every duration is zero here.' : 'no reduction of motion.'}</b>
      </p>
      <p>
        <button
          type="button"
          onClick={() => setAway(!away)}
          style={{
            minHeight: 44,
            padding: '0 1.25rem',
            border: '2px solid transparent',
            borderRadius: vars.radius.pill,
            background: vars.color.action,
            color: vars.color.onAction,
            font: 'inherit',
            fontWeight: 700,
            cursor: 'pointer',
          }}
        >
          Move the marks
        </button>
      </p>
      <table>
        <thead>
          <tr>
            <th>Token</th>
            <th>Value</th>
            <th>Easing</th>
            <th>Seen</th>
            <th>Use</th>
          </tr>
        </thead>
        <tbody>
          {(Object.keys(uses) as Motion[]).map((name) => (
            <tr key={name}>
              <td>
                <Value>{customProperty(vars.motion[name])}</Value>
              </td>
              <td>
                <Value>{shape.motion[name]}</Value>
              </td>
              <td>
                <Value>ease</Value>
              </td>
              <td>
                <div role="img" aria-label="A mark that moves" style={{ width: 140 }}>
                  <div
                    style={{
                      width: 20,
                      height: 20,
                      borderRadius: '50%',
                      background: vars.color.link,
                      translate: away ? '120px' : '0',
                      transition: `translate ${vars.motion[name]}`,
                    }}
                  />
                </div>
              </td>
              <td>{uses[name]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
