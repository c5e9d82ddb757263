import { engines, file, ourselves, row, type Row } from './row.ts';

export interface Clause extends Row {
  name: string;
}

const clause = (name: string, made: Row): Clause => ({ ...made, name });

const notThis = (number: string, name: string, why: string) =>
  clause(name, row(number, 'not-applicable', why));
const hardware = 'It has no hardware.';
const noAuthoring = 'Nobody writes with it: the form sends plain text.';

/**
 * The clauses of EN 301 549 V3.2.1 in chapters 5, 11 and 12 that its table A.1 asks of web pages, and of chapter 5 the
 * others that a buyer asks about. Chapter 9 is WCAG: each criterion says its clause.
 */
export const clauses: readonly Clause[] = [
  notThis('5.1', 'Closed functionality', 'Nothing is closed to assistive technology.'),
  notThis(
    '5.2',
    'Activation of accessibility features',
    'It has no feature that a visitor would have to switch on: it follows the settings of system and browser.',
  ),
  notThis('5.3', 'Biometrics', 'It identifies nobody.'),
  notThis('5.4', 'Preservation of accessibility information during conversion', 'It converts no document.'),
  notThis('5.5', 'Operable parts', hardware),
  notThis('5.6', 'Locking or toggle controls', hardware),
  notThis('5.7', 'Key repeat', hardware),
  notThis('5.8', 'Double-strike key acceptance', hardware),
  notThis('5.9', 'Simultaneous user actions', 'Nothing needs two actions at once.'),
  clause(
    'WCAG conformance requirements',
    row(
      '9.6',
      'partially-supports',
      'Whole pages and whole processes are tried, without interference. How far technologies support them is shown by Chromium, Firefox, WebKitGTK and Orca alone: see the table of combinations.',
      [engines('all engines'), { by: 'Orca with Firefox', sample: 'the transcripts' }],
    ),
  ),
  clause(
    'User preferences',
    row(
      '11.7',
      'supports',
      'Colours and contrast (light, dark, forced), text size and reduced motion follow the visitor’s settings.',
      [engines('forced colours, layout, motion')],
      file('packages/audit/src/modes.ts'),
    ),
  ),
  notThis('11.8.1', 'Content technology', noAuthoring),
  notThis('11.8.2', 'Accessible content creation', noAuthoring),
  notThis('11.8.3', 'Preservation of accessibility information in transformations', noAuthoring),
  notThis('11.8.4', 'Repair assistance', noAuthoring),
  notThis('11.8.5', 'Templates', noAuthoring),
  clause(
    'Accessibility and compatibility features',
    row(
      '12.1.1',
      'supports',
      'The page /dostepnosc says so in Polish, these pages for developers in English.',
      [ourselves('/dostepnosc and the components’ pages, 2026-11-20')],
      file('site/src/pages/accessibility/content.ts'),
    ),
  ),
  clause(
    'Accessible documentation',
    row(
      '12.1.2',
      'not-evaluated',
      'The page /dostepnosc is a page like any other and audited; Storybook’s own frame around these pages is not.',
    ),
  ),
  clause(
    'Information on accessibility and compatibility features',
    row(
      '12.2.2',
      'not-evaluated',
      'Who answers the phone and the mailbox is a matter of the company that runs the site.',
    ),
  ),
  clause(
    'Effective communication',
    row(
      '12.2.3',
      'not-evaluated',
      'There are a phone and an e-mail address; how they are answered is a matter of the company. There is no line in sign language.',
    ),
  ),
  clause(
    'Accessible documentation',
    row('12.2.4', 'not-evaluated', 'What the company sends is a matter of the company.'),
  ),
];
