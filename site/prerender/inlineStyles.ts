import { createHash } from 'node:crypto';
import { PurgeCSS } from 'purgecss';

/** The rules that one page needs, and the Content-Security-Policy source that allows just them. */
export interface InlineStyles {
  css: string;
  /** As in `style-src 'sha256-…'`. */
  source: string;
}

// States that a page takes on only later; their rules must be there when it does.
const laterStates = [/data-state/, /aria-/, /hidden/, /:popover-open/];

/** Picks the rules of a style sheet that a page uses. Pages with the same classes share one answer. */
export function inlineStyles(styleSheet: string): (html: string) => Promise<InlineStyles> {
  const known = new Map<string, Promise<InlineStyles>>();

  async function pick(html: string): Promise<InlineStyles> {
    const [result] = await new PurgeCSS().purge({
      content: [{ raw: html, extension: 'html' }],
      css: [{ raw: styleSheet }],
      safelist: { standard: ['html', 'body', ':root'], greedy: laterStates },
      keyframes: true,
      dynamicAttributes: ['data-state', 'data-scheme', 'hidden', 'open'],
    });
    const css = result?.css ?? '';
    return { css, source: `'sha256-${createHash('sha256').update(css).digest('base64')}'` };
  }

  return (html) => {
    const names = html.matchAll(/ class="([^"]*)"|<([a-z][\w-]*)/g);
    const key = [...new Set([...names].flatMap(([, classes, tag]) => classes?.split(' ') ?? [tag]))].sort().join();
    const answer = known.get(key) ?? pick(html);
    known.set(key, answer);
    return answer;
  };
}
