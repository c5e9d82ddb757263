import type { Meta, StoryObj } from '@storybook/react-vite';
import { useGlobals } from 'storybook/preview-api';
import { globalTypes } from '../toolbar';

const meta = {
  title: 'Start/Look',
  id: 'look',
  tags: ['!dev'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;
export default meta;

const choices = ['theme', 'scheme'] as const;

/** Changes theme and scheme of all pages, as the toolbar does. */
export const Look: StoryObj<typeof meta> = {
  render: function Choices() {
    const [globals, update] = useGlobals();
    return (
      <div className="look" dir="ltr" lang="en">
        {choices.map((name) => (
          <fieldset key={name}>
            <legend>{globalTypes[name].description}</legend>
            {globalTypes[name].toolbar.items
              .filter(({ value }) => value !== 'mine')
              .map(({ value, title }) => (
                <label key={value}>
                  <input
                    type="radio"
                    name={name}
                    checked={globals[name] === value}
                    onChange={() => update({ [name]: value })}
                  />
                  {title}
                </label>
              ))}
          </fieldset>
        ))}
      </div>
    );
  },
};
