const files = import.meta.glob<string>('../../../docs/accessibility/transcripts/**/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What was heard, by the name of the folder: a component, or the journeys. */
const heardIn = (folder: string) =>
  Object.entries(files)
    .map(([path, text]) => ({ name: path.replace(/^.*\/transcripts\/|\.txt$/g, ''), text }))
    .filter(({ name }) => name.startsWith(`${folder}/`));

/** The transcripts of a component's stories, or of the journeys, each folded up. */
export function Announced({ of }: { of: string }) {
  const heard = heardIn(of);
  if (heard.length === 0) return <p>Nobody has listened to it yet.</p>;
  return (
    <>
      <p>
        Heard with Orca in Firefox: the story is read from its top to its end, then Tab goes through it. Each
        key stands in brackets, what was said below it.
      </p>
      {heard.map(({ name, text }) => (
        <details key={name}>
          <summary>{name.replace(/^.*\//, '').replaceAll('-', ' ')}</summary>
          <pre lang="pl">{text}</pre>
        </details>
      ))}
    </>
  );
}
