import { parseArgs } from 'node:util';
import { command as tool, UsageError } from './output.ts';
import { toSearchText } from './searchText.ts';

export const usage = `Usage: ${tool} COMMAND [--project NAME]

  status                  undelivered messages, and what stops e-mails
  list [--limit N]        newest messages
  show ID                 one message with its delivery
  resend ID               sends its e-mail again with the next sweep
  resume                  the same for all parked messages
  export [ID]             all messages, or one, as CSV
    --photos FOLDER       also saves their photos as files in this folder
  delete ID               a message, its photos and its delivery. It asks first.
    --yes --count N       does not ask, if exactly N messages match
  close, open             the form refuses messages until it is opened again

ID is the id of a message, or the reference that the visitor has, such as T-4821.

list, export and delete accept criteria. A message must match all of them. delete needs --person, --like, or --from and --to:
  --person X              an e-mail address, a phone number, or a text in any field, without case and accents
  --like ID               messages with the same text as this one, as a digest groups them
  --from T --to T         messages of a time span, both included, such as 2026-11-20 or 2026-11-20T14:00:05
  --state STATE           new, sending, retry, held, digest, parked or sent

--fields MODULE names a module that exports "fields", the additional fields of the form. Times and phone numbers are read
and written in the time zone and the country of the e-mails, which each sweep stores.
Without --project the tool connects to the emulator of project demo-tarcza (FIRESTORE_EMULATOR_HOST, else 127.0.0.1:8080).`;

const hint = 'The option --help lists what there is.';

export const criteria = ['person', 'like', 'from', 'to', 'state'] as const;
const settings = ['project', 'fields'] as const;
const texts = [...criteria, ...settings, 'limit', 'photos', 'count'] as const;
const switches = ['yes', 'help'] as const;
type TextOption = (typeof texts)[number];
type Switch = (typeof switches)[number];

/** Options of each command besides the settings, and whether it takes an id. */
const commands: Readonly<Record<string, { id?: true; options: readonly (TextOption | Switch)[] }>> = {
  status: { options: [] },
  list: { options: [...criteria, 'limit'] },
  show: { id: true, options: [] },
  resend: { id: true, options: [] },
  resume: { options: [] },
  export: { id: true, options: [...criteria, 'photos'] },
  delete: { id: true, options: [...criteria, 'yes', 'count'] },
  close: { options: [] },
  open: { options: [] },
};

export type Options = Partial<Record<TextOption, string>> & Partial<Record<Switch, boolean>>;

/** Parses the arguments, without invisible characters. Throws an Error for unknown, blank and repeated ones. */
export function readArguments(args: readonly string[]): {
  command: string | undefined;
  id: string | undefined;
  options: Options;
} {
  const visible = args.map((text) => text.replace(/[\p{Cf}\p{DI}]/gu, ''));
  const { values: options, positionals, tokens } = parse(visible);
  // An invisible text would match every message.
  for (const token of tokens) {
    if (token.kind === 'option-terminator' || token.value === undefined) continue;
    const name = token.kind === 'option' ? token.rawName : 'An argument';
    if (toSearchText(token.value) === '')
      throw new UsageError(`${name} is blank. Leave it out or give it a text.`);
  }
  const given = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
  const repeated = given.find((name, index) => given.indexOf(name) !== index);
  if (repeated) throw new UsageError(`--${repeated} is given twice. Give it once.`);
  const [command, id, ...rest] = positionals;
  if (options.help || command === undefined) return { command: undefined, id: undefined, options };
  const accepted = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!accepted) throw new UsageError(`There is no command "${command}". ${hint}`);
  const surplus = accepted.id ? rest : positionals.slice(1);
  if (surplus.length > 0) throw new UsageError(`Too many arguments: ${surplus.join(' ')}. ${hint}`);
  const foreign = given.find((name) => ![...settings, ...accepted.options].includes(name));
  if (foreign) throw new UsageError(`${command} has no option --${foreign}. ${hint}`);
  return { command, id, options };
}

function parse(args: readonly string[]) {
  const options = Object.fromEntries([
    ...texts.map((name) => [name, { type: 'string' as const }]),
    ...switches.map((name) => [name, { type: 'boolean' as const }]),
  ]) as Record<TextOption, { type: 'string' }> & Record<Switch, { type: 'boolean' }>;
  return parseArgs({ args: [...args], allowPositionals: true, tokens: true, options });
}

/** Parses a whole number from `min`. Throws a UsageError for another text. */
export function readCount(option: string, text: string, min = 1): number {
  if (/^\d{1,9}$/.test(text) && Number(text) >= min) return Number(text);
  throw new UsageError(`--${option} is a whole number from ${min}, not "${text}".`);
}
