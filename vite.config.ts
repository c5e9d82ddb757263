import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { createFirestorePolicy } from './packages/contact/src/policy/policy.ts';
import { staticSite } from './packages/static-site/src/vite/index.ts';
import { pictures } from './packages/static-site/src/vite/pictures.ts';
import { markdown } from './packages/static-site/src/vite/markdown/index.ts';
import { type Company, readCompany } from './site/settings/readCompany.ts';
import { createFragment } from './site/src/text/createFragment.ts';
import { commonSentences } from './site/src/content/texts/commonSentences.ts';
import { dangers } from './site/src/content/texts/dangers.ts';
import { terms } from './site/src/content/offers/terms.ts';
import { createSchedule } from './site/src/hours/schedule.ts';
import { typesetText } from './site/src/text/typeset.ts';
import { dist } from './site/dist.ts';
import { fontLetters } from './site/fontLetters.ts';
import { securityTxt } from './site/securityTxt.ts';
import { sourceConditions, sourceInStyles, isForStylesheets } from './vite.sources.ts';
import { differences, listTestProjects } from './tools/testing/projects.ts';

const site = `${import.meta.dirname}/site`;

/** Reads the articles. Their metadata is in the TypeScript file beside each. */
const articles = () =>
  markdown({
    folder: `${site}/src/content/articles/texts`,
    frontMatter: false,
    values: { ...terms, commonSentences, dangers },
    typeset: typesetText,
    headingId: createFragment,
  });

/** Returns the plugins that write files of the site, and check them. */
const ownFiles = (company: Company) => [pictures(), securityTxt(company), fontLetters(dist)];

/** Returns the constants that the site's code declares. */
const constants = (company: Company) => ({
  COMPANY: JSON.stringify(company),
  OFFICE_SCHEDULE: JSON.stringify(createSchedule(company)),
});

/** The site's build and, under `test`, the Vitest projects. */
export default defineConfig(async ({ command, mode }) => {
  const isTested = command === 'serve' && process.env.VITEST;
  // Tests and their builds ignore site/.env.local: it has the settings of one developer.
  const envDir: string | false = isTested || process.env.WITHOUT_LOCAL_SETTINGS ? false : site;
  const settings = loadEnv(mode, envDir, 'VITE_');
  const company = readCompany(settings);
  return {
    root: site,
    envDir,
    plugins: [
      react(),
      // Test projects have their own.
      ...(isTested ? [] : [vanillaExtractPlugin({ unstable_pluginFilter: isForStylesheets })]),
      staticSite({
        outDir: dist,
        host: 'firebase',
        policy: {
          'form-action': 'mailto:',
          'require-trusted-types-for': "'script'",
          'trusted-types': 'structured-data',
          // Tests have no settings, which it warns of.
          ...(isTested ? {} : createFirestorePolicy(settings)),
        },
      }),
      ownFiles(company),
      articles(),
      ...(command === 'serve' ? [sourceInStyles()] : []),
    ],
    define: constants(company),
    resolve: command === 'serve' ? { conditions: sourceConditions } : {},
    // A missing screenshot fails. Only --update writes one.
    ...(command === 'serve'
      ? { test: { projects: await listTestProjects(), attachmentsDir: differences, update: 'none' as const } }
      : {}),
  };
});
