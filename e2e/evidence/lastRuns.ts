import type { EnginesSummary } from '../engines/counts.ts';

/** What the last whole audit came to; the command writes it. */
export interface AuditSummary {
  /** ISO date. */
  date: string;
  browser: string;
  pages: number;
  stories: number;
  /** Those that count. */
  findings: number;
  engines: readonly string[];
}

/** What the transcripts were heard with; the command writes it. */
export interface HeardSummary {
  firefox: string;
  orca: string;
  date: string;
}

/** What ran the last time, as the commands that ran it wrote down. */
export interface LastRuns {
  audit: AuditSummary;
  heard: HeardSummary;
  engines: EnginesSummary;
}
