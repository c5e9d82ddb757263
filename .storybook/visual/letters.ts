import typeface from '../../site/fonts/tarcza-sans.woff2?url';

/** Letters that every computer has: the site's own, and for those that it lacks the ones that come with Debian's Chromium. */
const letters = "'Letters of pictures', 'DejaVu Sans'";

/** Draws all words of this page in them, whatever a theme says: a system has its own idea of its `system-ui`. */
export async function useLetters() {
  const face = new FontFace('Letters of pictures', `url(${typeface})`, { weight: '400 700' });
  document.fonts.add(await face.load());
  const rule = document.createElement('style');
  rule.textContent = `[data-theme] { --ui-font-body: ${letters} !important } body, button, input { font-family: ${letters} }`;
  document.head.append(rule);
}

/** A sample of them, in both faces, two weights and two sizes. */
export function drawLetters() {
  const sample = document.createElement('div');
  sample.style.cssText = `width:760px;padding:16px;background:#fff;color:#111;font-family:${letters}`;
  sample.innerHTML = `<p style="font-size:17px">Zażółć gęślą jaźń 0123456789 – „pluskwy”</p>
<p style="font-size:34px;font-weight:700">Zażółć gęślą jaźń 0123456789</p>
<p style="font-size:17px">Ґанок Größe příliš žluťoučký → ✓ &gt; [ ]</p>`;
  document.body.replaceChildren(sample);
  return sample;
}
