// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineStyles } from './inlineStyles.ts';

/** What a page gets of a style sheet, without the spaces. */
const pick = (styleSheet: string, html: string) => inlineStyles(styleSheet)(html).css.replaceAll(/\s+/g, '');

test('a page gets the rules of its classes and elements, in their order, and no others', () => {
  const css = '.b{top:1px}.a{top:2px}.c{top:3px}h1{top:4px}h2{top:5px}*{top:6px}:root{top:7px}';
  expect(pick(css, '<h1 class="a b">Tytuł</h1>')).toBe(
    '.b{top:1px}.a{top:2px}h1{top:4px}*{top:6px}:root{top:7px}',
  );
});

test('of a list of selectors those stay that the page can meet', () => {
  expect(pick('.a,.c,h1 .a,.c .a{top:1px}', '<h1><b class="a"></b></h1>')).toBe('.a,h1.a{top:1px}');
});

test('html, head and body are there without being written', () => {
  expect(pick('html,body,body>p{top:1px}', '<p></p>')).toBe('html,body,body>p{top:1px}');
});

test('what may come later is kept: states, attributes, pseudo-elements, and all inside :not() and :has()', () => {
  const css =
    '.a:hover{top:1px}.a[data-state="open"]{top:2px}.a::before{top:3px}.a:not(.x){top:4px}.a:has(em){top:5px}';
  expect(pick(css, '<p class="a"></p>')).toBe(css);
  expect(pick('.x:hover{top:1px}.x:not(.a){top:2px}', '<p class="a"></p>')).toBe('');
});

test('of the alternatives in :is() and :where() one has to be there, however deep it lies', () => {
  const css = '.a:is(.x,.y){top:1px}:where(.x) .a{top:2px}';
  const kept =
    ':is(.x,.a:hover) b{top:3px}:where(:is(.x,b),.y){top:4px}.a:is(:hover,:focus){top:5px}.a:not(:is(.x)){top:6px}';
  expect(pick(css + kept, '<p class="a"><b></b></p>')).toBe(kept.replaceAll(' ', ''));
});

test('what counts places or names a direction is no element', () => {
  const css =
    '.a:nth-child(3n+1):nth-last-child(odd){top:1px}.a:dir(rtl){top:2px}.a:has(>:nth-child(4)){top:3px}';
  expect(pick(css, '<p class="a"></p>')).toBe(css);
});

test('media queries, layers and supports go along with their rules, and vanish when nothing is left', () => {
  expect(
    pick(
      '@layer ui{@media (width>1px){.a{top:1px}.c{top:2px}}@supports (top:1px){.c{top:3px}}}',
      '<p class="a">',
    ),
  ).toBe('@layerui{@media(width>1px){.a{top:1px}}}');
});

test('nothing is left of a layer that held nothing but empty blocks', () => {
  const css =
    '@layer ui{@media (width>1px){@supports (top:1px){.c{top:1px}}}@media print{.c{top:2px}}}p{top:3px}';
  expect(pick(css, '<p></p>')).toBe('p{top:3px}');
});

test('an at-rule without a block stays: it may set the order of the layers', () => {
  expect(pick('@layer ui,site;.c{top:1px}p{top:2px}', '<p></p>')).toBe('@layerui,site;p{top:2px}');
});

test('keyframes come with the animation that names them, and with no other', () => {
  const css =
    '@keyframes turn{from{top:1px}to{top:2px}}@keyframes fade{50%{top:3px}}@keyframes turning{to{top:4px}}.a{animation:turn 1s}.c{animation:fade 1s}';
  expect(pick(css, '<p class="a"></p>')).toBe('@keyframesturn{from{top:1px}to{top:2px}}.a{animation:turn1s}');
});

test('typefaces stay, for the whole page may wear them', () => {
  const css = '@font-face{font-family:T;src:url(/t.woff2)}';
  expect(pick(css, '<p></p>')).toBe(css);
});

test('classes and elements are read from attributes that span lines, and from elements with a dash', () => {
  expect(
    pick('.a{top:1px}tarcza-panel{top:2px}', '<tarcza-panel id="x"\n class="b  a"></tarcza-panel>'),
  ).toBe('.a{top:1px}tarcza-panel{top:2px}');
});

test('the source allows these rules and nothing else: their SHA-256, as browsers compare it', () => {
  const { css, source } = inlineStyles('.a{content:"ż"}.c{top:1px}')('<p class="a"></p>');
  expect(css).toBe('.a{content:"ż"}');
  expect(source).toBe(`'sha256-${createHash('sha256').update(css, 'utf8').digest('base64')}'`);
});

test('pages that wear the same share one answer, whatever else they say', () => {
  const stylesOf = inlineStyles('.a{top:1px}');
  expect(stylesOf('<p class="a">Jeden</p>')).toBe(stylesOf('<p class="a">Dwa</p><p></p>'));
  expect(stylesOf('<p class="b"></p>').css).toBe('');
});

test('what a script may draw has rules of its own: for classes and elements that stand in it as words', () => {
  const css = '.a{top:1px}.b{top:2px}.b-c{top:3px}dialog{top:4px}table{top:5px}.a .b{top:6px}';
  const picked = inlineStyles(css)('<p class="a"></p>', ['const seen="b x";draw(`dialog`)']);
  expect(picked.css).toBe('.a{top:1px}');
  expect(picked.later).toBe('.b{top:2px}dialog{top:4px}.a .b{top:6px}');
  expect(inlineStyles(css)('<p class="a"></p>', ['nothing']).later).toBe('');
});

test('what a page has is not said again: typefaces, the order of the layers, keyframes', () => {
  const css =
    '@layer base,ui;@font-face{font-family:T;src:url(/t.woff2)}@keyframes turn{to{top:1px}}@keyframes fade{to{top:2px}}@layer ui{.a{animation:turn 1s}.b{animation:turn 1s}.c{animation:fade 1s}}';
  const { later } = inlineStyles(css)('<p class="a"></p>', ['"b c"']);
  expect(later).toBe('@keyframes fade{to{top:2px}}@layer ui{.b{animation:turn 1s}.c{animation:fade 1s}}');
});

test('a page without scripts and one with some do not share their rules', () => {
  const stylesOf = inlineStyles('.a{top:1px}.b{top:2px}');
  const html = '<p class="a"></p>';
  expect(stylesOf(html).later).not.toBe(stylesOf(html, ['"b"']).later);
  expect(stylesOf(html, ['"b"'])).toBe(stylesOf(html, ['"b"', 'nothing']));
});

test('a custom property is set where something reads it: a rule, another that is read, an element, a script', () => {
  const css =
    ':root{--a:1px;--b:var(--a);--c:2px;--d:3px;--e:4px;--f:5px;--g:var(--h);--h:6px}.x{top:var(--b)}.y{top:var(--f)}';
  const html = '<p class="x" style="left:var(--c)"></p>';
  expect(inlineStyles(css)(html, ['get("--e");draw("y")']).css).toBe(
    ':root{--a:1px;--b:var(--a);--c:2px;--e:4px;--f:5px}.x{top:var(--b)}',
  );
});

test('a rule that set nothing else is gone with it, and a comment', () => {
  expect(pick('.a{--b:1px}/* brand */@media print{:root{--c:2px}}p{top:3px}', '<p class="a"></p>')).toBe(
    'p{top:3px}',
  );
});

test('a custom property is set where a container is asked for it, where a script names it in any language, or somebody else', () => {
  const css =
    '.a{--tone:dark;--główny:1px;--header:2px;--unread:3px}@container style(--tone:dark){.b{top:1px}}';
  const stylesOf = inlineStyles(css, (name) => name === '--header');
  expect(stylesOf('<p class="a"><b class="b"></b></p>', ['get("--główny")']).css).toBe(
    '.a{--tone:dark;--główny:1px;--header:2px}@container style(--tone:dark){.b{top:1px}}',
  );
});

test('a page that lacks a layer before one of its own says where it belongs, for the sheet that brings it later', () => {
  const css =
    '@layer base{.b{top:1px}@layer fine{.b{top:2px}}}@media print{@layer ui{.a{top:3px}}}@layer{.b{top:4px}}@layer last{p{top:5px}}';
  const html = '<p class="a"></p>';
  expect(inlineStyles(css)(html).css).toBe(
    '@layer base,base.fine,ui,last;@media print{@layer ui{.a{top:3px}}}@layer last{p{top:5px}}',
  );
  expect(inlineStyles(css)(`${html}<b class="b"></b>`).css).toBe(css);
});

test('what a script may draw is nothing where blocks for it would be empty', () => {
  const css =
    '@media print{@page{margin:1cm}}@supports (top:1px){@font-face{font-family:T}}@layer ui{@property --x{syntax:"*";inherits:false}}p{top:1px}\n';
  expect(inlineStyles(css)('<p></p>', ['"p"']).later).toBe('');
});

test('what a script may draw keeps a condition inside its rule', () => {
  const css = '.b{color:red;@media print{color:#000}}p{top:1px}';
  expect(inlineStyles(css)('<p></p>', ['"b"']).later).toBe('.b{color:red;@media print{color:#000}}');
});

test('a state that is not there and that no script says before its time comes with the scripts', () => {
  const css =
    '.a[data-state=open]{top:1px}.a[data-state=waiting]{top:2px}.a[data-state=failed]{top:3px}.b[data-state=waiting]{top:4px}';
  const stylesOf = inlineStyles(css, undefined, (word) => word === 'failed');
  const html = '<p data-state="open" class="a"></p>';
  expect(stylesOf(html, [])).toMatchObject({
    css: '.a[data-state=open]{top:1px}.a[data-state=failed]{top:3px}',
    later: '.a[data-state=waiting]{top:2px}',
  });
  expect(stylesOf(html).later).toBe('');
});

test('what a script reckons is kept: numbers, yes and no, parts of words, and all that is no data attribute', () => {
  const css =
    '.a[data-count="2"]{top:1px}.a[data-open=true]{top:2px}.a[data-x^=b]{top:3px}.a[data-x]{top:4px}.a[lang=pl]{top:5px}.a[data-x=B i]{top:6px}';
  expect(inlineStyles(css, undefined, () => false)('<p class="a"></p>').css).toBe(css);
});

test('a class or a state that something says before the scripts are there has its rules in the page, by any of its words', () => {
  const css =
    '.dark .a{top:1px}.a:where(.dark *){top:2px}.late .a{top:3px}:root[data-scheme=night]{top:4px}:root[data-wide-text=much]{top:5px}';
  const words = ['dark', 'scheme', 'data-wide-text'];
  expect(inlineStyles(css, undefined, (word) => words.includes(word))('<p class="a"></p>').css).toBe(
    css.replace('.late .a{top:3px}', ''),
  );
});

test('HTML that was written by hand is read as well: other quotes or none, capitals', () => {
  const css =
    '.a{top:1px}.b{top:2px}[data-x=c]{top:3px}[data-y=d]{top:4px}H1{top:5px}svg linearGradient{top:6px}';
  const html = "<P CLASS='a'><b class=b data-x='c' data-Y=d></b><h1></h1><svg><linearGradient/></svg>";
  expect(inlineStyles(css, undefined, () => false)(html).css).toBe(css);
});

test('what lies inside a rule stays with it, and takes no condition of it away', () => {
  const css =
    '.a{color:red;&[data-x=on]{color:blue}.b &{color:green}@media print{@supports (top:1px){color:#000}}}';
  const stylesOf = inlineStyles(css, undefined, () => false);
  expect(stylesOf('<p class="a"></p>', ['"b"'])).toMatchObject({ css, later: '' });
  expect(stylesOf('<p></p>', ['"a b"'])).toMatchObject({ css: '', later: css });
});
