import { createFirestoreLedger } from '../deliver/firestoreLedger/ledger.ts';
import { loadFields } from '../loadFields.ts';
import { closeForm, openForm } from './closeForm.ts';
import { connect, localProject } from './connect.ts';
import { exportMessages } from './exportMessages.ts';
import { deleteMessages } from './deleteMessages.ts';
import { resolveId } from './messages.ts';
import { readArguments, usage } from './options.ts';
import { readSettings } from './output.ts';
import { resendMessages } from './resendMessages.ts';
import { listMessages, showMessage } from './printMessages.ts';
import { printStatus } from './printStatus.ts';

export { explainError } from './advice.ts';

/** Runs one command of the operator's tool. Throws errors that `explainError` formats. */
export async function operate(args: readonly string[]): Promise<void> {
  const { command, id: given, options } = readArguments(args);
  if (command === undefined) {
    console.log(usage);
    return;
  }
  const fields = options.fields ? await loadFields(options.fields) : [];
  const { project = localProject } = options;
  const db = await connect(project);
  const ledger = createFirestoreLedger({ db, fields });
  const settings = await readSettings(ledger);
  const id = given === undefined ? undefined : await resolveId(ledger, given);

  switch (command) {
    case 'list':
      return listMessages(ledger, options, settings);
    case 'show':
      return showMessage(ledger, id ?? '', settings);
    case 'resend':
      return resendMessages(ledger, id);
    case 'export':
      return exportMessages(ledger, id, options, settings);
    case 'delete':
      return deleteMessages(ledger, id, { ...options, project }, settings);
    case 'close':
      return closeForm(ledger);
    case 'open':
      return openForm(ledger);
    default:
      return printStatus(ledger, settings);
  }
}
