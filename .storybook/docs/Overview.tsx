import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import readme from '../../packages/ui/README.md?raw';
import { compose, isWide, Shown, type Specimen } from './specimens';

const files = import.meta.glob<object>('../../packages/ui/src/*/*.stories.tsx');

/** What visitors do with components. The parameter `job` of a story puts it into a group. */
const jobs = {
  call: 'Call and write',
  choose: 'Choose',
  read: 'Read',
  show: 'Show',
  frame: 'Frame a page',
};

/** Returns the story of each component that has the parameter `job`. */
async function loadSpecimens() {
  const loaded = await Promise.all(Object.values(files).map((load) => load()));
  return loaded.flatMap((file) => compose(file).find(({ parameters }) => parameters.job) ?? []);
}

/** Returns the name and the purpose of a component, from the table in README.md. */
function describe({ id }: Specimen) {
  const [component] = id.split('--');
  const [, name = '', purpose = ''] = RegExp(`\\| \`(${component})\` \\| (.*) \\|`, 'i').exec(readme) ?? [];
  return { name, purpose, href: `?path=/docs/${component}--docs` };
}

function Component({ story }: { story: Specimen }) {
  const { name, purpose, href } = describe(story);
  return (
    <article className="cell" data-wide={isWide(story) || undefined}>
      <div className="ground">
        <Shown story={story} />
      </div>
      <h3>
        <AnchorMdx href={href} target="">
          {name}
        </AnchorMdx>
      </h3>
      <p>{purpose}</p>
    </article>
  );
}

/** Renders each component once, with its purpose, grouped by what visitors do with it. */
export function Components() {
  const [specimens, setSpecimens] = useState<readonly Specimen[]>([]);
  useEffect(() => void loadSpecimens().then(setSpecimens), []);
  return Object.entries(jobs).map(([job, title]) => (
    <section key={job} className="job sb-unstyled">
      <h2 id={`job-${job}`}>{title}</h2>
      <div className="group">
        {specimens
          .filter(({ parameters }) => parameters.job === job)
          .map((story) => (
            <Component key={story.id} story={story} />
          ))}
      </div>
    </section>
  ));
}
