/**
 * The loader for sites with pages that are there for one act, such as a form: where the tag says `data-ahead`, a visitor
 * who scrolls has the application fetched, not run, before the act. Nobody who saves data, or whose line is of the
 * slowest kinds; and nothing for who only looks in.
 */
import { dataset, fetchAhead } from './act.ts';

interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

// Browsers that do not tell have nothing against it.
const { saveData, effectiveType }: Line = (navigator as { connection?: Line }).connection ?? {};
if (dataset['ahead'] && !saveData && !/2g/.test(effectiveType!))
  addEventListener('scroll', fetchAhead, { once: true });
