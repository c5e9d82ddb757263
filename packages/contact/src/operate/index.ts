import { parseArgs } from 'node:util';
import { allFields } from '../contract/extraFields.ts';
import { loadFields } from '../rules/loadFields.ts';
import { connect } from './connect.ts';
import { exportAll } from './exportAll.ts';
import { list } from './list.ts';
import { remove } from './remove.ts';
import { park, resend, resume } from './resend.ts';
import { show } from './show.ts';
import { status } from './status.ts';
import { command as tool, Refusal } from './output.ts';

export { explained } from './connect.ts';

const usage = `Usage: ${tool} COMMAND [--project NAME]

  status                  is anything stuck, and why
  list [--limit N]        newest messages
  show ID                 one message whole, with its delivery
  resend ID               has its e-mail sent again by the next sweep
  park ID                 takes a message out of the delivery
  resume ID | --all       lets parked messages go on
  export [ID] [--csv]     all messages, or one, as JSON lines, or for a spreadsheet
    --photos FOLDER       also saves their photos as files in this folder
  delete ID               a message, its photos and its delivery; --yes does not ask

list and delete take criteria. A message must fit all of them; delete needs one of the first four:
  --like ID               messages with the same text as this one, as a digest groups them
  --email X, --phone X    messages of one person
  --from T --to T         messages of a time, such as 2026-11-20T14:00
  --containing X          messages with these words
  --state STATE           new, sending, retry, held, parked or sent

--fields MODULE names a module that exports "fields", the fields that the form adds to the standard ones: show then
gives them their titles, and export their columns.
Without --project it talks to the emulator of project demo-tarcza (FIRESTORE_EMULATOR_HOST, else 127.0.0.1:8080).`;

/** Runs one command of the operator's tool. Throws errors that `explained` describes. */
export async function operate(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(args);
  const [command, id, ...rest] = positionals;
  if (rest.length > 0) throw new Refusal(`Too many arguments: ${rest.join(' ')}.\n\n${usage}`);
  if (values.help || !command) {
    console.log(usage);
    return;
  }
  const project = values.project ?? 'demo-tarcza';
  const open = () => connect(project);
  const fields = allFields(values.fields ? await loadFields(values.fields) : []);

  switch (command) {
    case 'list':
      return list(await open(), values, Number(values.limit ?? (values.like ? 5000 : 50)));
    case 'show':
      return show(await open(), needed(id, 'show'), fields);
    case 'resend':
      return resend(await open(), needed(id, 'resend'));
    case 'park':
      return park(await open(), needed(id, 'park'));
    case 'resume':
      return resume(await open(), id && needed(id, 'resume'), values.all);
    case 'status':
      return status(await open());
    case 'export':
      if (values.photos === '') throw new Refusal('--photos needs a folder, such as --photos photos.');
      return exportAll(await open(), { ...values, id: id && needed(id, 'export'), fields });
    case 'delete':
      return remove(await open(), id && needed(id, 'delete'), values, project);
    default:
      throw new Refusal(`There is no command "${command}".\n\n${usage}`);
  }
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        project: { type: 'string' },
        fields: { type: 'string' },
        state: { type: 'string' },
        limit: { type: 'string' },
        like: { type: 'string' },
        csv: { type: 'boolean', default: false },
        photos: { type: 'string' },
        email: { type: 'string' },
        phone: { type: 'string' },
        from: { type: 'string' },
        to: { type: 'string' },
        containing: { type: 'string' },
        all: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${usage}`);
  }
}

function needed(id: string | undefined, command: string): string {
  if (!id) throw new Refusal(`${command} needs the id of a message: ${tool} ${command} ID`);
  if (!/^[^/]+$/.test(id)) throw new Refusal(`"${id}" cannot be the id of a message.`);
  return id;
}
