import {
  type AttachedPhotos,
  ContactForm,
  type ContactFormProps,
  labelFields,
  type MessageOf,
  notify,
  PhotoField,
  prepareToasts,
} from '@tarcza/ui';
import { useEffect, useRef, useState } from 'react';
import { fillTemplate } from '@tarcza/contact/contract';
import { findInterrupted, isOutdated, prepareToSend, sendMessage } from '../contact';
import { company } from '../content/company/company';
import { fields } from '../../contactFields';
import { findLanguage } from '../content/texts/languages';
import { findOffice } from '../hours/officeHours';
import { formatDay, formatTime } from '../hours/schedule';
import { getPreviousPage } from '../previousPage';
import type { FormMessages } from '../content/texts/formMessages';

type FormProps = ContactFormProps<typeof fields>;

export interface MessageFormProps extends Pick<FormProps, 'services' | 'note'> {
  messages: FormMessages;
  /** @default 'pl' */
  language?: string;
  labels?: FormProps['labels'];
}

/** Renders the contact form of this site, in the language of its page. */
export function MessageForm({ services, note, messages, language = 'pl', labels }: MessageFormProps) {
  const { fieldTexts, fieldMissing = '' } = findLanguage(language);
  const form = useRef<HTMLDivElement>(null);
  const [when, setWhen] = useState<string>();
  useEffect(() => {
    void selectService(form.current).catch(() => {});
    void resetIfStored(form.current, messages.success);
    // oxlint-disable-next-line react/exhaustive-deps -- Once.
  }, []);
  return (
    <ContactForm
      ref={form}
      services={services}
      fields={fieldTexts ? labelFields(fields, fieldTexts, fieldMissing) : fields}
      photoField={PhotoField}
      onSubmit={(message, attached?: AttachedPhotos) => {
        const opening = describeNextOpening(language);
        setWhen(opening);
        return send(message, attached, messages, opening);
      }}
      onStart={prepare}
      phone={company.phone}
      note={note}
      labels={{
        ...labels,
        sentTitle: messages.thanks.title,
        sentText: messages.thanks.text,
        sentAt: fillTemplate(messages.thanks.sentAt, { when: when ?? messages.thanks.soon }),
        failedTitle: messages.kept.title,
        failedText: messages.kept.text,
      }}
    />
  );
}

/** Returns from when messages are answered, "po 8:00", or undefined if an hour of the opening hours is left for it. */
function describeNextOpening(language: string): string | undefined {
  const now = Date.now();
  const [today] = findOffice(now, OFFICE_SCHEDULE);
  const [state, time, day] = findOffice(today === 'closing' ? now + 3_600_000 : now, OFFICE_SCHEDULE);
  if (state !== 'closed') return undefined;
  const { after } = findLanguage(language).office;
  return `${day && `${formatDay(day, language)} `}${after}\u00a0${formatTime(time)}`;
}

/** Selects the service of the page that the visitor came from, unless something is selected. */
async function selectService(form: HTMLElement | null) {
  const path = getPreviousPage();
  if (path === undefined) return;
  const { findServiceOfPage } = await import('../content/services/serviceOfPage');
  const select = form?.querySelector<HTMLSelectElement>('select[name="service"]');
  const service = findServiceOfPage(path);
  if (select && service && select.value === '') select.value = service;
}

/**
 * Resets a form whose message was stored although the visitor left the page while it was sent, and came back. Keeps the values
 * if the browser has not restored a whole message, or the visitor has begun another one.
 */
async function resetIfStored(element: HTMLElement | null, { title, text }: FormMessages['success']) {
  const form = element?.querySelector('form');
  let isChanged = !form?.checkValidity();
  form?.addEventListener('input', () => (isChanged = true), { once: true });
  if (!(await findInterrupted())) return;
  if (!isChanged) form?.reset();
  void notify({ tone: 'success', title, text });
}

function prepare() {
  prepareToSend();
  prepareToasts();
}

async function send(
  message: MessageOf<typeof fields>,
  attached: AttachedPhotos | undefined,
  { success, failure, outdated }: FormMessages,
  opening: string | undefined,
) {
  try {
    const sent = await sendMessage(message, attached);
    const text = opening ? fillTemplate(success.closed, { when: opening }) : success.text;
    void notify({ tone: 'success', title: success.title, text });
    return sent;
  } catch (error) {
    void notify({ tone: 'urgent', ...failure });
    if (await isOutdated(error)) return { text: outdated };
    throw error;
  }
}
