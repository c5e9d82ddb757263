import { Icon, type IconName } from '../../packages/ui/src/icons/icons.js';
import { vars } from '../../packages/ui/src/theme/contract.css.js';

const uses: Record<IconName, string> = {
  phone: 'Dials a number',
  previous: 'Leafs back',
  next: 'Leafs on',
  close: 'Closes what is open',
  check: 'A fact, something done',
  alert: 'An error, an emergency',
};

/** Every drawing, in the size of text and larger. */
export function IconGallery() {
  return (
    <table>
      <thead>
        <tr>
          <th>Name</th>
          <th>16 px</th>
          <th>24 px</th>
          <th>40 px</th>
          <th>Means</th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(uses) as IconName[]).map((name) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            {/* A drawing is 1.25 times as high as its text. */}
            {[16, 24, 40].map((size) => (
              <td key={size} style={{ color: vars.color.link, fontSize: size / 1.25, lineHeight: 1 }}>
                <Icon name={name} />
              </td>
            ))}
            <td>{uses[name]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
