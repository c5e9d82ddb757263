import type { Page } from 'playwright-core';
import { axe } from '../../tools/audit/checks/axe.ts';
import { exceptions } from '../../tools/audit/exceptions.ts';
import { findException, type Remark } from '../../tools/audit/findings.ts';
import type { Mode } from '../../tools/audit/modes.ts';
import { withoutSticky } from '../../tools/audit/pageTools.ts';

/** Returns the remarks of a check that no exception allows. */
export const describeOpen = (check: string, path: string, remarks: readonly Remark[]) =>
  remarks
    .filter((remark) => !findException({ ...remark, check, page: path, mode: '' }, exceptions))
    .map(({ rule, selector, message }) => `${rule}: ${selector}: ${message}`);

/** Returns what axe finds on a page of the site. */
export async function findOpen(page: Page, mode: Mode): Promise<string[]> {
  const { findings } = await withoutSticky(page, () => axe.run({ page, mode, whole: true }));
  return describeOpen(axe.name, new URL(page.url()).pathname, findings);
}
