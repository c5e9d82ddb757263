/**
 * Deploys the site, the functions and the rules: `npm run deploy`. Refuses while a setting is missing or a placeholder;
 * `npm run deploy -- --check` only checks.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderFirestoreRules } from '../packages/contact/src/rules/renderFirestoreRules.ts';
import { fields } from '../site/contactFields.ts';
import { findLeftOut } from '../site/settings/readCompany.ts';
import type { Environment } from '../site/settings/schema.ts';
import { writeDeployedFunctions } from './deploy/deployedFunctions.ts';
import { functionsFolder, runFirebase, writeConfig } from './deploy/firebase.ts';
import { readPlan, type Part } from './deploy/plan.ts';
import {
  findFunctionFaults,
  findProjectFaults,
  findSiteFaults,
  findUnwatched,
  getProject,
  readFunctionSettings,
  readSiteSettings,
} from './deploy/settings.ts';
import { readOptions } from './local/arguments.ts';
import { root } from './local/paths.ts';
import { exitOnFailure, Problem } from './local/problem.ts';
import { runInTerminal } from './local/run.ts';

const usage = `Usage: npm run deploy -- [--check] [--prepare] [--only hosting,functions,firestore] [--channel NAME]

  --check         lists what is missing or not watched, and deploys nothing
  --prepare       writes what would be deployed, for .github/workflows/deploy.yml
  --only PARTS    deploys some parts
  --channel NAME  deploys the pages only, to a preview address that expires after 7 days`;

function findFaults(parts: readonly Part[], site: Environment, functions: Environment): string[] {
  return [
    ...(parts.includes('hosting') ? findSiteFaults(site, process.env) : findProjectFaults(site)),
    ...(parts.includes('functions') ? findFunctionFaults(functions, site) : []),
  ];
}

function formatRefusal(faults: readonly string[], project: string): string {
  return (
    `Nothing was deployed: ${faults.length === 1 ? 'one setting is' : `${faults.length} settings are`} missing or wrong.\n` +
    `${faults.map((fault) => `  · ${fault}`).join('\n')}\n` +
    'Set those of the site in the environment of this command or in site/.env.local, those of the functions in\n' +
    `functions/.env.${project || 'PROJECT'}, and try again. docs/deploying.md explains them.`
  );
}

/** Prints what the pages leave out, and which failures would go unnoticed. */
function printNotices(parts: readonly Part[], site: Environment, functions: Environment): void {
  const leftOut = parts.includes('hosting') ? findLeftOut(site) : [];
  if (leftOut.length > 0)
    console.log(
      `The pages leave out what the company has not confirmed: ${leftOut.join(', ')}.\n` +
        'Set VITE_CONFIRMED_FIGURES, VITE_FIGURE_SOURCES, VITE_RATINGS and VITE_TESTIMONIALS to include it: see site/settings/schema.ts.',
    );
  if (parts.includes('functions'))
    for (const line of findUnwatched(functions, site)) console.log(`  · ${line}`);
}

/** Builds everything. Writes the functions as they are deployed. */
function buildFor(parts: readonly Part[]): void {
  // The form in site/.env writes to the emulator, firebase.json deploys the standard folder, and tests leave out settings.
  const env = {
    VITE_FIRESTORE_EMULATOR: '',
    SITE_DIST: '',
    WITHOUT_LOCAL_SETTINGS: '',
    VITEST: '',
  };
  if (!runInTerminal('npm', ['run', 'build'], env))
    throw new Problem('The build failed; nothing was deployed.');
  if (parts.includes('functions')) writeDeployedFunctions(join(root, functionsFolder));
}

await exitOnFailure(() => {
  const { check, prepare, ...options } = readOptions(usage, {
    check: { type: 'boolean' },
    prepare: { type: 'boolean' },
    only: { type: 'string' },
    channel: { type: 'string' },
  });
  const { parts, command } = readPlan(options);
  if (readFileSync(join(root, 'firestore.rules'), 'utf8') !== renderFirestoreRules(fields))
    throw new Problem('firestore.rules are outdated. Run `npm run generate`, then deploy all parts.');
  const site = readSiteSettings();
  const project = getProject(site);
  const functions = readFunctionSettings(project);
  const faults = findFaults(parts, site, functions);
  if (faults.length > 0) throw new Problem(formatRefusal(faults, project));
  console.log(
    `Project ${project}: ${parts.join(', ')}${options.channel ? `, preview "${options.channel}"` : ''}`,
  );
  printNotices(parts, site, functions);
  if (check) return console.log('✔ Nothing is missing: the site may be deployed.');
  buildFor(parts);
  if (prepare) return writeConfig();
  if (!runFirebase(command, project))
    throw new Problem('firebase failed for the reason above. docs/deploying.md lists the usual causes.');
});
