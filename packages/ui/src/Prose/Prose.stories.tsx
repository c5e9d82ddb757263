import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Prose } from './Prose.js';

const meta = {
  id: 'prose',
  component: Prose,
  parameters: { job: 'read', frameHeight: '540px' },
  args: {
    children: (
      <>
        <h2>Where to look</h2>
        <p>
          By day bed bugs hide in cracks near the place where you sleep. Begin with the mattress, then look at{' '}
          <a href="#frame">the bed frame</a> and the skirting boards.
        </p>
        <ul>
          <li>seams and folds of the mattress,</li>
          <li>
            joints of the frame:
            <ul>
              <li>screws,</li>
              <li>plugs.</li>
            </ul>
          </li>
        </ul>
        <h3>What you need</h3>
        <ol>
          <li>A torch.</li>
          <li>A payment card to draw along the crack.</li>
        </ol>
        <blockquote>
          <p>One insect is not a plague yet, but it is worth a call.</p>
        </blockquote>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <>
        <h1 hidden>How to recognise bed bugs</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Prose>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {
  name: 'Regular size',
  play: async ({ canvasElement }) => {
    // WCAG 1.4.8: lines of at most 80 characters.
    const { width } = canvasElement.querySelector('p')!.getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(42 * 16);
  },
};

/** Larger text. */
export const Reading: Story = {
  name: 'Reading size',
  args: { size: 'reading' },
  play: async ({ canvasElement }) => {
    const { fontSize } = getComputedStyle(canvasElement.querySelector('p')!);
    await expect(parseFloat(fontSize)).toBeGreaterThan(16);
  },
};

export const LongWordsWhereNarrow: Story = {
  name: 'Long words at 320 px',
  tags: ['edge'],
  parameters: { frameHeight: '130px' },
  args: { children: <p>Przeciwdrobnoustrojowezabezpieczeniewentylacyjnekonstantynopolitańczykowianeczki</p> },
  globals: { language: 'pl', viewport: { value: 'mobile1' } },
};

/** Rows and columns, such as prices. The element around it scrolls where it is wider than the screen. */
export const Table: Story = {
  name: 'With a table',
  args: {
    children: (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard scrolls it.
      <div tabIndex={0} role="group" aria-label="Prices with VAT">
        <table>
          <caption>Prices with VAT</caption>
          <thead>
            <tr>
              <th scope="col">Flat</th>
              <th scope="col">One visit</th>
              <th scope="col">Two visits</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">One room</th>
              <td>€ 120</td>
              <td>€ 190</td>
            </tr>
            <tr>
              <th scope="row">Three rooms</th>
              <td>€ 200</td>
              <td>€ 310</td>
            </tr>
          </tbody>
        </table>
      </div>
    ),
  },
};
