import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';
import type { TakePicture } from './visit.ts';

const most = 120;

/** Takes a picture of each fault once, wherever else it is found, and not of every page of a thousand. */
export function photographer(folder: string): TakePicture {
  const taken = new Map<string, string>();
  mkdirSync(join(folder, 'pictures'), { recursive: true });

  return async (page, { engine, rule, selector, message }: Finding) => {
    const key = [engine, rule, selector, message].join('\n');
    const known = taken.get(key);
    if (known !== undefined) return known || undefined;
    if (taken.size >= most) return undefined;
    const file = `pictures/${taken.size + 1}.png`;
    taken.set(key, '');
    try {
      const place = page.locator(selector.replace(/\/text\(\)\[\d+\]$/, '')).first();
      if (!(await place.isVisible())) return undefined;
      await place.screenshot({ path: join(folder, file), timeout: 1500, animations: 'allow' });
      taken.set(key, file);
      return file;
    } catch {
      // What cannot be seen has no picture.
      return undefined;
    }
  };
}
