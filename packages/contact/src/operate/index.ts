import { parseArgs } from 'node:util';
import { getAllFields } from '../contract/fields.ts';
import { loadFields } from '../loadFields.ts';
import { connect } from './connect.ts';
import { exportMessages } from './exportMessages.ts';
import { listMessages } from './listMessages.ts';
import { deleteMessages } from './deleteMessages.ts';
import { parkMessage, resendMessage, resumeMessages } from './updateDelivery.ts';
import { showMessage } from './showMessage.ts';
import { printStatus } from './printStatus.ts';
import { command as tool, UsageError } from './output.ts';

export { explainError } from './connect.ts';

const usage = `Usage: ${tool} COMMAND [--project NAME]

  status                  undelivered messages, and why
  list [--limit N]        newest messages
  show ID                 one message with its delivery
  resend ID               sends its e-mail again with the next sweep
  park ID                 stops the delivery of a message
  resume ID | --all       resumes the delivery of parked messages
  export [ID] [--csv]     all messages, or one, as JSON lines or CSV
    --photos FOLDER       also saves their photos as files in this folder
  delete ID               a message, its photos and its delivery; --yes skips the question

list and delete accept criteria. A message must match all of them. delete needs one of the first four:
  --like ID               messages with the same text as this one, as a digest groups them
  --email X, --phone X    messages of one person
  --from T --to T         messages of a time span, such as 2026-11-20T14:00
  --containing X          messages with this text
  --state STATE           new, sending, retry, held, parked or sent

--fields MODULE names a module that exports "fields", the additional fields of the form. show then prints their titles,
export their columns.
Without --project the tool connects to the emulator of project demo-tarcza (FIRESTORE_EMULATOR_HOST, else 127.0.0.1:8080).`;

/** Runs one command of the operator's tool. Throws errors that `explainError` formats. */
export async function operate(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(args);
  const [command, id, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(`Too many arguments: ${rest.join(' ')}.\n\n${usage}`);
  if (values.help || !command) {
    console.log(usage);
    return;
  }
  const project = values.project ?? 'demo-tarcza';
  const open = () => connect(project);
  const fields = getAllFields(values.fields ? await loadFields(values.fields) : []);

  switch (command) {
    case 'list':
      return listMessages(await open(), values, Number(values.limit ?? (values.like ? 5000 : 50)));
    case 'show':
      return showMessage(await open(), requireId(id, 'show'), fields);
    case 'resend':
      return resendMessage(await open(), requireId(id, 'resend'));
    case 'park':
      return parkMessage(await open(), requireId(id, 'park'));
    case 'resume':
      return resumeMessages(await open(), id && requireId(id, 'resume'), values.all);
    case 'status':
      return printStatus(await open());
    case 'export':
      if (values.photos === '') throw new UsageError('--photos needs a folder, such as --photos photos.');
      return exportMessages(await open(), { ...values, id: id && requireId(id, 'export'), fields });
    case 'delete':
      return deleteMessages(await open(), id && requireId(id, 'delete'), values, project);
    default:
      throw new UsageError(`There is no command "${command}".\n\n${usage}`);
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
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}

function requireId(id: string | undefined, command: string): string {
  if (!id) throw new UsageError(`${command} needs the id of a message: ${tool} ${command} ID`);
  if (!/^[^/]+$/.test(id)) throw new UsageError(`"${id}" cannot be the id of a message.`);
  return id;
}
