import { useOf } from '@storybook/addon-docs/blocks';
import { asAddress, useGlobals, type Globals } from '../toolbar';
import { widths } from '../widths';
import { hovered } from './frame';
import * as styles from './InEachSetting.css';
import { StoryFrame } from './StoryFrame';

interface InEachSettingProps {
  /** The story that shows most of the component, and plays nothing. */
  of: unknown;
  /** The class of what answers to the pointer, and how it does. */
  hover?: readonly [part: string, answer: string];
  /** What reduced motion changes. Nothing moves where it is left out. */
  motion?: string;
  /** What is different in forced colours. */
  forced: string;
  /** Of each frame; as high as its content where it is left out. */
  height?: string;
}

interface Setting {
  name: string;
  text?: string;
  globals?: Partial<Globals>;
  more?: string;
  width?: string;
}

const narrow = widths.mobile1.styles.width;

/** One story as each setting of a visitor’s draws it, each in a frame with an address of its own. */
export function InEachSetting({ of, hover, motion, forced, height }: InEachSettingProps) {
  const { story } = useOf(of as Parameters<typeof useOf>[0], ['story']);
  const chosen = useGlobals();
  const settings: Setting[] = [
    ...(hover ? [{ name: 'Under the pointer', text: hover[1], more: `&${hovered}=${hover[0]}` }] : []),
    { name: 'Dark', globals: { scheme: 'dark' } },
    { name: 'Forced colours', text: forced, globals: { colours: 'forced' } },
    ...(motion ? [{ name: 'Reduced motion', text: motion, globals: { motion: 'reduced' } as const }] : []),
    { name: '320 px wide', width: narrow },
    { name: 'Text of 200 %', globals: { textSize: '200pct' } },
  ];
  return (
    <>
      <div className={`sb-unstyled ${styles.settings}`}>
        {settings.map(({ name, text, globals, more, width }) => {
          const address = asAddress({ ...chosen, ...globals });
          const viewport = width ? 'viewport.value:mobile1;' : '';
          return (
            <figure key={name} className={styles.setting}>
              <figcaption>
                <a
                  href={`./?path=/story/${story.id}&globals=${viewport}${address}`}
                  target="_top"
                  className={styles.link}
                >
                  {name}
                </a>
                {text && <span className={styles.text}>{text}</span>}
              </figcaption>
              <StoryFrame
                key={address}
                id={story.id}
                title={`${story.title}: ${story.name}, ${name}`}
                globals={address}
                more={more}
                width={width}
                height={height}
              />
            </figure>
          );
        })}
      </div>
      {!(hover && motion) && (
        <p>
          {hover ? '' : 'It does not change under the pointer. '}
          {motion ? '' : 'Nothing in it moves, so that reduced motion changes nothing.'}
        </p>
      )}
    </>
  );
}
