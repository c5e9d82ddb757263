import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<T extends Options> = ReturnType<typeof parseArgs<{ options: T }>>['values'];

/** Returns the options of a command. Ends the process with the usage for `--help`, and with an error for other arguments. */
export function readOptions<const T extends Options>(usage: string, options: T): Values<T> {
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: 'boolean', short: 'h' } } });
    if (!('help' in values && values.help)) return values;
  } catch (error) {
    // The first sentence: the others are advice on "--".
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split(/\. (?=[A-Z])/);
    console.error(`\n✖ ${reason.replace(/\.$/, '')}. The option --help lists what there is.`);
    process.exit(1);
  }
  console.log(usage);
  process.exit(0);
}
