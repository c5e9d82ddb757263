import { createBuildError } from '../describeError.ts';

export interface SourceFile {
  file: string;
  source: string;
}

/** Creates an Error that names the file and the line with `part`, the first one after `from`. */
export function createSourceError(
  { file, source }: SourceFile,
  part: string,
  message: string,
  from = 0,
): Error {
  const [first = ''] = part.trim().split('\n', 1);
  const place = first ? source.indexOf(first, from) : -1;
  const line = place < 0 ? '' : `:${source.slice(0, place).split('\n').length}`;
  return createBuildError(`${file}${line} ${message}`);
}
