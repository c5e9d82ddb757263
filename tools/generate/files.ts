import { renderFirestoreRules } from '../../packages/contact/src/rules/renderFirestoreRules.ts';
import { fields } from '../../site/contactFields.ts';
import { renderClasses, renderReadme, renderStylesheet, renderTheming } from './components.ts';

/** Renders each file that `npm run generate` writes, by its path. Later ones read what earlier ones wrote. */
export const generated: Readonly<Record<string, () => string>> = {
  'firestore.rules': () => renderFirestoreRules(fields),
  'packages/ui/src/components.css.ts': renderStylesheet,
  'packages/ui/src/theme/classes.ts': renderClasses,
  'packages/ui/README.md': renderReadme,
  'packages/ui/theming.md': renderTheming,
};
