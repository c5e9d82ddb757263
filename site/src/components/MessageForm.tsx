import {
  type AttachedPhotos,
  ContactForm,
  type ContactFormProps,
  type FormField,
  type MessageOf,
  notify,
  PhotoField,
  prepareToasts,
} from '@tarcza/ui';
import { isOutdated, prepareToSend, sendMessage } from '../contact';
import { company } from '../content/company';
import { fields } from '../../contactFields';
import type { FormMessages } from '../content/formMessages';

type FormProps = ContactFormProps<typeof fields>;

export interface MessageFormProps extends Pick<FormProps, 'services' | 'note'> {
  messages: FormMessages;
  /** Name of the field for photos, where it is not that of the declaration. */
  photosLabel?: string;
  labels?: FormProps['labels'];
}

/** The contact form of this site, in the language of its page. */
export function MessageForm({ services, note, messages, photosLabel, labels }: MessageFormProps) {
  const shownFields = (fields as readonly FormField[]).map((field) =>
    photosLabel && field.kind === 'photos' ? { ...field, label: photosLabel } : field,
  );
  return (
    <ContactForm
      services={services}
      fields={shownFields as unknown as typeof fields}
      photoField={PhotoField}
      onSubmit={(message, attached) => send(message, attached, messages)}
      onStart={prepare}
      phone={company.phone}
      note={note}
      labels={{
        ...labels,
        sentTitle: messages.thanks.title,
        sentText: messages.thanks.text,
        failedTitle: messages.kept.title,
        failedText: messages.kept.text,
      }}
    />
  );
}

function prepare() {
  prepareToSend();
  prepareToasts();
}

async function send(message: MessageOf<typeof fields>, attached: AttachedPhotos, messages: FormMessages) {
  const { success, failure, outdated } = messages;
  try {
    const sent = await sendMessage(message, attached);
    void notify({ tone: 'success', ...success });
    return sent;
  } catch (error) {
    void notify({ tone: 'urgent', ...failure });
    if (await isOutdated(error)) return { text: outdated };
    throw error;
  }
}
