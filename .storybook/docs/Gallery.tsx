import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { vars } from '../../packages/ui/src/theme/contract.css.js';
import { useGlobals } from '../toolbar';

const files = import.meta.glob<{ default: { id: string } }>('../../packages/ui/src/*/*.stories.tsx', {
  eager: true,
});
const components = Object.entries(files).map(([file, { default: meta }]) => ({
  id: meta.id,
  name: file.split('/').at(-2) ?? '',
}));

/** Where a picture shows its component, if not at the start. */
const pictureEnds: Record<string, string> = { CallBar: 'left bottom', Toasts: 'right top' };

const link = { style: { color: vars.color.link, fontWeight: 600, display: 'inline-block', minHeight: 24 } };

/** Renders a link and the approved picture of each component. */
export function Gallery() {
  const mode = useGlobals().scheme === 'dark' ? 'dark' : 'light';
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
      {components.map(({ id, name }) => (
        <li
          key={id}
          style={{ border: `1px solid ${vars.color.border}`, borderRadius: 8, overflow: 'hidden' }}
        >
          <img
            src={`pictures/${name}-${mode}.png`}
            alt=""
            loading="lazy"
            style={{
              display: 'block',
              width: '100%',
              height: 176,
              objectFit: 'cover',
              objectPosition: pictureEnds[name] ?? 'left top',
            }}
          />
          <p style={{ margin: 0, padding: '0.75rem 1rem', font: `0.875rem/1.5 ${vars.font.body}` }}>
            <AnchorMdx href={`?path=/docs/${id}--docs`} target="" {...link}>
              {name}
            </AnchorMdx>
          </p>
        </li>
      ))}
    </ul>
  );
}
