import { Markdown } from '@storybook/addon-docs/blocks';
import data from '../../../docs/accessibility/conformance.json';
import { markdownOf, type Conformance } from '../../../tools/audit/conformance.ts';

/** Set by the workflow that publishes this Storybook. */
const repository = import.meta.env['STORYBOOK_REPOSITORY'] as string | undefined;

/** Renders the report from its last audit on, with links to stories and, where it is published, to files. */
export function ConformanceReport() {
  const [, report = ''] = markdownOf(data as unknown as Conformance).split(/(?=^Last audit: )/m);
  const file = repository ? `[$1](${repository}/blob/main/$2)` : '$1';
  return (
    <Markdown>
      {report
        .replaceAll(/\bstory: ([\w-]+)/g, '[story: $1](?path=/story/$1)')
        .replaceAll(/\[([^\]]+)\]\(\.\.\/\.\.\/([^)]+)\)/g, file)}
    </Markdown>
  );
}
