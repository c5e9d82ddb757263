const files = import.meta.glob<string>('../../../docs/accessibility/transcripts/**/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Renders the transcripts of a folder: of a component, or of the journeys. */
export function Announced({ of }: { of: string }) {
  const transcripts = Object.entries(files).filter(([path]) => path.includes(`/transcripts/${of}/`));
  return (
    <>
      <p>
        Orca in Firefox reads the Polish samples from top to end, then with Tab. A key is in brackets, and
        what was announced is below it.
      </p>
      {transcripts.map(([path, text]) => (
        <details key={path}>
          <summary>{path.replace(/^.*\/|\.txt$/g, '').replaceAll('-', ' ')}</summary>
          <pre lang="pl">{text}</pre>
        </details>
      ))}
    </>
  );
}
