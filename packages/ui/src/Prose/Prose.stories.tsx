import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Prose } from './Prose.js';

const meta = {
  id: 'prose',
  component: Prose,
  tags: ['!autodocs'],
  args: {
    children: (
      <>
        <h2>Gdzie szukać</h2>
        <p>
          Pluskwy w dzień siedzą w szczelinach, blisko miejsca, w którym śpisz. Zacznij od materaca, a potem
          obejrzyj <a href="#rama">ramę łóżka</a> i listwy przy ścianie.
        </p>
        <ul>
          <li>szwy i zakładki materaca,</li>
          <li>
            łączenia ramy:
            <ul>
              <li>śruby,</li>
              <li>zaślepki.</li>
            </ul>
          </li>
        </ul>
        <h3>Czego potrzebujesz</h3>
        <ol>
          <li>Latarki.</li>
          <li>Karty płatniczej, którą przeciągniesz po szczelinie.</li>
        </ol>
        <blockquote>
          <p>Jeden owad to jeszcze nie plaga, ale warto zadzwonić.</p>
        </blockquote>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <>
        <h1 hidden>Jak rozpoznać pluskwy</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Prose>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {
  play: async ({ canvasElement }) => {
    // No line is longer than what the eye finds back from.
    const { width } = canvasElement.querySelector('p')!.getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(42 * 16);
  },
};

export const Reading: Story = { args: { size: 'reading' } };

export const LongWordsWhereNarrow: Story = {
  args: { children: <p>Przeciwdrobnoustrojowezabezpieczeniewentylacyjnekonstantynopolitańczykowianeczki</p> },
  globals: { viewport: { value: 'mobile1' } },
};
