/**
 * Everything that is true of this one company. The build reads it from the settings (site/settings), so that pages do not
 * load what checks them.
 *
 * Not typeset: these values also go into links and structured data, which want ordinary spaces.
 */
import type { Company } from '../../../settings/readCompany.ts';

export type { Company } from '../../../settings/readCompany.ts';
export type {
  FigureName,
  Rating,
  SourcedFigure,
  SpecialHours,
  Testimonial,
} from '../../../settings/formats.ts';

/** Of this build (see vite.config.ts). */
declare const COMPANY: Company;

export const company: Company = COMPANY;
