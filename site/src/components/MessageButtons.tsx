import { MessageButton } from '@tarcza/ui';
import type { messageButton } from '@tarcza/ui/labels/en';
import { company } from '../content/company/company';

export interface MessageButtonsProps {
  /** Beginning of the message. */
  text: string;
  labels?: typeof messageButton | undefined;
}

/** Renders links to the apps in which the company answers. Renders nothing if it has given no number. */
export function MessageButtons({ text, labels }: MessageButtonsProps) {
  return company.messages.map(({ app, phone }) => (
    <MessageButton key={app} app={app} phone={phone} text={`${text} `} {...(labels && { labels })} />
  ));
}
