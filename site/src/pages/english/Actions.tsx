import { ContactActions } from '../../components/ContactActions';
import { english } from './content';

/** Renders the ways to reach the company at the top of an English page. */
export const Actions = ({ note }: { note: string }) => (
  <ContactActions
    call={english.call}
    contact={english.write}
    note={note}
    hours={english.hours}
    answersUrgentCalls
    language="en"
  />
);
