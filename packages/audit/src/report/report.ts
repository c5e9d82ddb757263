import { alfa } from '../engines/alfa.ts';
import { axe } from '../engines/axe.ts';
import { contrast } from '../engines/contrast.ts';
import { forcedColours } from '../engines/forcedColours.ts';
import { htmlcs } from '../engines/htmlcs.ts';
import { ibm } from '../engines/ibm.ts';
import { keyboard } from '../engines/keyboard.ts';
import { layout } from '../engines/layout.ts';
import { motion } from '../engines/motion.ts';
import { nu } from '../engines/nu.ts';
import { targets } from '../engines/targets.ts';
import type { FalsePositive } from '../finding.ts';
import type { Judgement } from '../judgement.ts';
import type { Visit } from '../visit.ts';

/** All that an audit has seen. */
export interface Report {
  /** When it was written, as an ISO date. */
  date: string;
  minutes: number;
  /** What was left out; empty when nothing was. */
  note: string;
  browser: string;
  visits: readonly Visit[];
  falsePositives: readonly FalsePositive[];
  judgements: readonly Judgement[];
}

interface Instrument {
  name: string;
  version: string;
  home: string;
}

/** Whoever had a say: engines of others first, then the checks of this repository. */
export const instruments: readonly Instrument[] = [
  axe,
  ibm,
  alfa,
  htmlcs,
  nu,
  contrast,
  keyboard,
  targets,
  layout,
  motion,
  forcedColours,
];
