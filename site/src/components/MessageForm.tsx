import {
  type AttachedPhotos,
  ContactForm,
  type ContactFormProps,
  type MessageOf,
  notify,
  PhotoField,
  prepareToasts,
} from '@tarcza/ui';
import { useEffect, useRef } from 'react';
import { isOutdated, prepareToSend, sendMessage } from '../contact';
import { company } from '../content/company';
import { fields } from '../../contactFields';
import { findLanguage } from '../content/languages';
import { getPreviousPage } from '../previousPage';
import type { FormMessages } from '../content/formMessages';

type FormProps = ContactFormProps<typeof fields>;

export interface MessageFormProps extends Pick<FormProps, 'services' | 'note'> {
  messages: FormMessages;
  /** @default 'pl' */
  language?: string;
  labels?: FormProps['labels'];
}

/** The contact form of this site, in the language of its page. */
export function MessageForm({ services, note, messages, language = 'pl', labels }: MessageFormProps) {
  const { fieldLabels } = findLanguage(language);
  const shownFields = fields.map((field) => ({ ...field, label: fieldLabels?.[field.name] ?? field.label }));
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => void selectService(form.current), []);
  return (
    <ContactForm
      ref={form}
      services={services}
      fields={shownFields}
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

/** Selects the service of the page that the visitor came from, unless something is selected. */
async function selectService(form: HTMLElement | null) {
  const path = getPreviousPage();
  if (path === undefined) return;
  const { findServiceOfPage } = await import('../content/serviceOfPage');
  const select = form?.querySelector<HTMLSelectElement>('select[name="service"]');
  const service = findServiceOfPage(path);
  if (select && service && select.value === '') select.value = service;
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
