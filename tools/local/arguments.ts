import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Problem } from './problem.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<T extends Options> = ReturnType<typeof parseArgs<{ options: T }>>['values'];

/**
 * Returns the options of a command. Prints the usage and ends the process if `--help` is among them.
 *
 * @throws {Problem} if an argument is not one of the options.
 */
export function readOptions<const T extends Options>(usage: string, options: T): Values<T> {
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: 'boolean', short: 'h' } } });
    if (!('help' in values && values.help)) return values;
  } catch (error) {
    // The first sentence: the others are advice on "--".
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split(/\. (?=[A-Z])/);
    throw new Problem(`${reason.replace(/\.$/, '')}. The option --help lists what there is.`);
  }
  console.log(usage);
  process.exit(0);
}
