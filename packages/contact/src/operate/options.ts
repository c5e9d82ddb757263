import { parseArgs } from 'node:util';
import { messageStates } from '../deliver/delivery.ts';
import { command as tool } from './output.ts';
import { toSearchText } from './searchText.ts';

export const usage = `Usage: ${tool} COMMAND --project NAME | --local

  status                  unsent and parked messages, what stops e-mails, and what to do
  list [--limit N]        newest messages
  show ID                 one message with its delivery
  resend ID               sends its e-mail again with the next sweep
  resend --parked         the same for all parked messages
  export [ID]             all messages, or one, as CSV
    --photos FOLDER       also saves their photos as files in this folder
  delete ID               a message, its photos and its delivery. It asks first.
    --count N             deletes without asking, if exactly N messages match
  close, open             the form refuses messages until it is opened again

ID is the id of a message, or the reference that the visitor has, such as T-4821.

list, export and delete accept criteria. A message must match all of them. delete needs --person or --like:
  --person X              an e-mail address, a phone number, or a text in any field, without case and accents
  --like ID               messages with the same text as this one, as a digest groups them
  --from T --to T         messages of a time span, both included, such as 2026-11-20 or 2026-11-20T14:00:05
  --state STATE           ${messageStates.join(', ')}

--local is the emulator on this computer (FIRESTORE_EMULATOR_HOST, else 127.0.0.1:8080). --fields MODULE names a module that
exports "fields", the additional fields of the form. Times and phone numbers are read and written in the time zone and the
country of the e-mails, which each sweep stores.`;

const criteria = ['person', 'like', 'from', 'to', 'state'] as const;

const withText = { type: 'string' } as const;
const withoutText = { type: 'boolean' } as const;
const allOptions = {
  person: withText,
  like: withText,
  from: withText,
  to: withText,
  state: withText,
  limit: withText,
  photos: withText,
  count: withText,
  parked: withoutText,
  project: withText,
  local: withoutText,
  fields: withText,
  help: withoutText,
};
const settings = ['project', 'local', 'fields', 'help'];

/** Options of each command besides the settings. */
const commands: Readonly<Record<string, readonly (keyof Options)[]>> = {
  status: [],
  list: [...criteria, 'limit'],
  show: [],
  resend: ['parked'],
  export: [...criteria, 'photos'],
  delete: [...criteria, 'count'],
  close: [],
  open: [],
};
const commandsWithId = ['show', 'resend', 'export', 'delete'];

export type Options = ReturnType<typeof parse>['values'];

const parse = (args: readonly string[]) =>
  parseArgs({ args: [...args], allowPositionals: true, options: allOptions });

/** Parses the arguments. Throws an Error for unknown and blank ones. */
export function readArguments(args: readonly string[]) {
  const { values: options, positionals } = parse(args);
  const [command, id] = positionals;
  if (options.help || command === undefined) return { command: undefined, options };
  const own = Object.hasOwn(commands, command) && commands[command];
  if (!own) throw new Error(`There is no command "${command}". The option --help lists what there is.`);
  const foreign = Object.keys(options).find((name) => ![...settings, ...own].includes(name));
  if (foreign) throw new Error(`${command} has no option --${foreign}.`);
  const surplus = positionals.slice(commandsWithId.includes(command) ? 2 : 1);
  if (surplus.length > 0) throw new Error(`Too many arguments: ${surplus.join(' ')}.`);
  // An invisible text would match every message.
  for (const [name, value] of Object.entries({ ...options, ID: id }))
    if (typeof value === 'string' && toSearchText(value) === '')
      throw new Error(`${name} is blank. Leave it out or give it a text.`);
  validateSelection(command, id, options);
  return { command, id, options };
}

/** Throws an Error if the command cannot select messages by this id and these options. */
function validateSelection(command: string, id: string | undefined, options: Options): void {
  const { person, like, state, parked } = options;
  if ((options.project === undefined) !== Boolean(options.local))
    throw new Error('Name the project by --project NAME, or the emulator on this computer by --local.');
  const hasId = id !== undefined;
  const hasCriterion = criteria.some((name) => options[name] !== undefined);
  if (['show', 'resend'].includes(command) && hasId === Boolean(parked))
    throw new Error(`${command} needs the id of a message. Only resend takes --parked instead.`);
  if (command === 'export' && hasId && hasCriterion)
    throw new Error('export takes an ID or criteria, not both.');
  if (command === 'delete' && (hasId ? hasCriterion : (person ?? like) === undefined))
    // A state or a time span could select the messages of a whole year.
    throw new Error('delete needs an ID, or --person X or --like ID.');
  if (state !== undefined && !messageStates.some((each) => each === state))
    throw new Error(`--state is one of ${messageStates.join(', ')}, not "${state}".`);
}

/** Parses a whole number from 1. Throws an Error for another text. */
export function readCount(option: string, text: string): number {
  if (/^\d{1,9}$/.test(text) && Number(text) >= 1) return Number(text);
  throw new Error(`--${option} is a whole number from 1, not "${text}".`);
}
