/** Rows of the table, by the file of a test; a file of several kinds has one for each of its groups. */
export const kinds: Record<string, string | undefined> = {
  'journeys/arriving.test.ts': 'a page that is still coming',
  'journeys/backForward.test.ts': 'back and forward',
  'journeys/brand.test.ts': 'brands',
  'journeys/cardPress.test.ts': 'presses on a card',
  'journeys/contact.test.ts': 'messages',
  'journeys/earlyForm.test.ts': 'a form that is sent before its script is there',
  'journeys/firstAct.test.ts': 'first acts',
  'journeys/html.test.ts': 'valid HTML',
  'journeys/keyboard.test.ts': 'keyboard walks',
  'journeys/lineBreaks.test.ts': 'line breaks',
  'journeys/lists.test.ts': 'lists',
  'journeys/loading.test.ts': 'scripts that come late, or never',
  'journeys/map.test.ts': 'the map of towns',
  'journeys/oldTab.test.ts': 'tabs from before a deploy',
  'journeys/pageBytes.test.ts': 'bytes of a page',
  'journeys/print.test.ts': 'printing',
  'engines/features.test.ts': 'what an engine lacks',
  'engines/noScript.test.ts': 'pages without scripting',
  'engines/smoke.test.ts': 'the short form in npm test',
  'engines/stories.test.ts': 'stories with an interaction',
};

/** What the other engines do not run. */
export const chromiumAlone: readonly { file: string; why: string }[] = [
  {
    file: 'e2e/journeys/atOnce.test.ts',
    why: 'asks what a browser fetches for who saves data, which Chromium alone is told',
  },
  { file: 'e2e/journeys/backForward.test.ts', why: 'takes the word of Chromium for what it keeps' },
  { file: 'e2e/journeys/host.test.ts', why: 'asks the host, by no browser' },
  { file: 'e2e/journeys/html.test.ts', why: 'reads files, by no browser' },
  { file: 'e2e/journeys/pageBytes.test.ts', why: 'counts bytes, which are the same for each' },
  {
    file: 'e2e/journeys/print.test.ts',
    why: 'Playwright makes a PDF with Chromium alone, WebKitGTK’s driver none',
  },
];
