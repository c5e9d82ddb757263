import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<T extends Options> = ReturnType<typeof parseArgs<{ options: T }>>['values'];

/** Returns the options of a command. Ends the process with the usage for `--help`, and with an error for other arguments. */
export const readOptions = <const T extends Options>(usage: string, options: T): Values<T> =>
  read(usage, { options: { ...options, ...help } }).values;

/** Returns the arguments of a command without options. Ends the process like `readOptions`. */
export const readPositionals = (usage: string): string[] =>
  read(usage, { options: help, allowPositionals: true }).positionals;

const help = { help: { type: 'boolean', short: 'h' } } as const;

function read<const T extends ParseArgsConfig>(usage: string, config: T): ReturnType<typeof parseArgs<T>> {
  try {
    const parsed = parseArgs(config);
    if (!('help' in parsed.values && parsed.values.help)) return parsed;
  } catch (error) {
    // The first sentence: the others are advice on "--".
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split(/\. (?=[A-Z])/);
    console.error(`\n✖ ${reason.replace(/\.$/, '')}. The option --help lists what there is.`);
    process.exit(1);
  }
  console.log(usage);
  process.exit(0);
}
