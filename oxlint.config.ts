import type { OxlintConfig } from 'oxlint';

type Pattern = { message: string; allowTypeImports?: true } & ({ group: string[] } | { regex: string });

/** Refuses imports in files. Of several boundaries of a file the last one counts, so it repeats the others' patterns. */
function boundary(files: string[], patterns: Pattern[], excludeFiles: string[] = []) {
  const explained = patterns.map((pattern) => ({
    ...pattern,
    message: `${pattern.message} See docs/architecture.md.`,
  }));
  const rule: ['error', object] = ['error', { patterns: explained }];
  return { files, excludeFiles, rules: { 'no-restricted-imports': rule } };
}

const tests = ['**/*.test.{ts,tsx}'];

/** The other folders of the repository, and its packages by name. */
const repository = ['**/site/**', '**/tools/**', '**/functions/**', '**/packages/**', '@tarcza/**'];

const noSiteInContact: Pattern = {
  group: [...repository, 'react*{,/**}'],
  message: '@tarcza/contact must not import a site or component: use a parameter.',
};
const noSiteInStaticSite = {
  group: [...repository, 'firebase*{,/**}'],
  message: '@tarcza/static-site must not import a site, component or back end: use an option.',
};
const byExports = {
  group: ['**/packages/**', '**/functions/**', '@tarcza/functions{,/**}'],
  message: 'The site must import packages by their exports, and nothing of the functions.',
};

const packages = [
  boundary(
    ['packages/**'],
    [{ group: ['**/tools/**'], message: 'A package must not import tools of this repository.' }],
  ),
  boundary(
    ['packages/ui/**'],
    [
      {
        group: ['**/site/**', '**/tools/**', '**/functions/**', 'react-router*{,/**}', 'firebase*{,/**}'],
        message: '@tarcza/ui must not import a site, router or back end: use a prop.',
      },
      {
        group: ['@tarcza/**', '!@tarcza/contact/{contract,fields,phone}'],
        message: '@tarcza/ui may import @tarcza/contact/contract, /fields and /phone only.',
      },
    ],
  ),
  boundary(
    ['packages/static-site/**'],
    [{ ...noSiteInStaticSite, group: [...noSiteInStaticSite.group, '!@tarcza/first-act'] }],
    tests,
  ),
  boundary(
    ['packages/static-site/src/*'],
    [
      { ...noSiteInStaticSite, group: [...noSiteInStaticSite.group, '!@tarcza/first-act/controls'] },
      {
        regex: String.raw`^(\./vite/|node:|vite$)`,
        message: 'The runtime must not import the build (src/vite) or Node.',
      },
    ],
    // It runs in Node.
    [...tests, 'packages/static-site/src/server.tsx'],
  ),
  boundary(
    ['packages/first-act/src/**'],
    [
      {
        group: [...repository, 'react*{,/**}'],
        message: 'The loader must not import anything of a component or a framework.',
      },
    ],
    tests,
  ),
  boundary(['packages/contact/**'], [noSiteInContact], tests),
  boundary(
    ['packages/contact/src/contract/**'],
    [
      {
        group: ['**', '!./*', '!../phone/readPhone.ts'],
        message: 'The contract may import only its own files and readPhone.ts.',
      },
    ],
    tests,
  ),
  boundary(
    ['packages/contact/src/{store,webhook}/**'],
    [
      noSiteInContact,
      {
        regex: String.raw`^(\.\./(deliver|email|operate)/|node:|firebase-admin|nodemailer)`,
        message: 'Code for the browser may import the contract and App Check only.',
      },
    ],
    tests,
  ),
  boundary(
    ['packages/contact/src/{deliver,email,functions,operate}/**'],
    [
      noSiteInContact,
      {
        regex: String.raw`^(\.\./)+(store|rules)/|^firebase/`,
        message: 'Server code must not import the store, the rules or the browser’s Firebase.',
      },
    ],
    tests,
  ),
  boundary(
    ['packages/contact/src/{deliver,email}/*.ts'],
    [
      noSiteInContact,
      {
        regex: String.raw`^(\.\./)+(store|rules)/|^firebase|^nodemailer`,
        message:
          'Only deliver/firestoreLedger may import Firestore, only email/createSmtpMailer.ts nodemailer.',
      },
    ],
    [...tests, 'packages/contact/src/email/createSmtpMailer.ts'],
  ),
];

const site = [
  boundary(
    ['site/**'],
    [
      // The settings run in Node, also before the packages are built.
      {
        ...byExports,
        group: [...byExports.group, '!**/src/{openingHours,contentErrors,phone/readPhone,contract/email}.ts'],
      },
      {
        regex: '^(firebase$|firebase/|@firebase/|@google-cloud/)',
        message: 'The site must not import Firestore: use @tarcza/contact/store.',
      },
      {
        group: ['@tarcza/contact/**', '!@tarcza/contact/{contract,fields,store}'],
        message: 'The site may import @tarcza/contact/contract, /fields and /store only.',
      },
    ],
  ),
  boundary(
    ['site/src/content/**', 'site/src/pages/*/content.ts'],
    [
      byExports,
      {
        regex: '^(react$|react/|react-dom|react-router|firebase|@firebase/|@google-cloud/)',
        message: 'Content must not import React or a back end.',
      },
      {
        group: [
          '@tarcza/**',
          '!@tarcza/contact/{contract,fields}',
          '!@tarcza/static-site{,/hours}',
          '!@tarcza/ui/labels/*',
          '**/routes',
          '../**/pages/**',
          '**/components/**',
          '**/frame/**',
          '**/contact',
          '!./**',
        ],
        allowTypeImports: true,
        message: 'Content must not import components or routes.',
      },
    ],
    tests,
  ),
];

export default {
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'promise', 'oxc'],
  categories: { correctness: 'error', suspicious: 'error' },
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/consistent-return': 'off',
    'typescript/no-generated-empty-object-type': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'react/static-components': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'import/no-unassigned-import': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'max-lines': ['error', { max: 250 }],
    'max-lines-per-function': ['error', { max: 60 }],
  },
  overrides: [
    { files: ['**/*.{tsx,jsx}'], rules: { 'max-lines-per-function': ['error', { max: 80 }] } },
    {
      files: [...tests, '**/*.stories.tsx', 'e2e/**'],
      rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
    },
    ...packages,
    ...site,
    boundary(
      ['functions/**'],
      [
        {
          group: [...repository, '!**/site/contactFields', '!@tarcza/contact/**'],
          message: 'The functions may import @tarcza/contact and site/contactFields.ts only.',
        },
      ],
    ),
    boundary(
      ['tools/**', '*.config.ts', '*.sources.ts'],
      [{ group: ['**/e2e/**'], message: 'Tools must not import tests.' }],
    ),
  ],
  ignorePatterns: ['**/{dist,lib}/**', '{storybook-static,site/public,reports,.local}/**'],
} satisfies OxlintConfig;
