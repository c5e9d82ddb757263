/** Where the repository is to be read: the workflow that publishes this Storybook says so. */
const repository = import.meta.env['STORYBOOK_REPOSITORY'] as string | undefined;

/** A file or folder of the repository: a link where that has an address, and otherwise its path. */
export function SourceLink({ path }: { path: string }) {
  if (!repository) return <code>{path}</code>;
  return (
    <a href={`${repository}/blob/main/${path}`} target="_top">
      {path}
    </a>
  );
}
