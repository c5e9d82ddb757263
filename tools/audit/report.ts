import type { Report } from './audit.ts';
import type { Finding } from './findings.ts';

/** Groups findings by check and rule, the most frequent first. */
function byRule(findings: readonly Finding[]): [rule: string, findings: Finding[]][] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${finding.check}: ${finding.rule}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups].toSorted(([, a], [, b]) => b.length - a.length);
}

/** Returns the open findings as lines for a terminal. */
export function summaryOf({ open, judged, subjects }: Report): string {
  const lines = byRule(open).map(([rule, [first, ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `✖ ${rule}: ${first?.page} (${first?.mode})${more}\n    ${first?.selector}\n    ${first?.message.slice(0, 300)}`;
  });
  const total = `${open.length} findings and ${judged.length} judged ones on ${subjects.length} pages and stories.`;
  return [...lines, total].join('\n');
}
