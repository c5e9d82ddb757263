import type { ContactField, ContactProblems } from '@tarcza/contact/contract';
import { Field } from './Field.js';
import { Trap } from './Trap.js';
import type { PartProps } from './types.js';

interface FieldsProps extends PartProps {
  services: readonly string[];
  /** What was wrong when the form was refused. */
  refused: ContactProblems;
  locked: boolean;
}

/** The fields of a message, and one that only robots fill. */
export function Fields({ id, words, problems, refused, services, locked }: FieldsProps) {
  const sentence = (name: ContactField, { [name]: problem }: ContactProblems) =>
    problem && words.problem(name, problem);
  const field = (name: ContactField) => ({
    id: `${id}${name}`,
    name,
    label: words[name],
    error: sentence(name, problems),
    mended: sentence(name, refused),
    // What is typed while a message is on its way would go with it when it has arrived.
    locked,
  });

  return (
    <>
      <Field {...field('name')} required autoComplete="name" />
      <Field {...field('phone')} required type="tel" inputMode="tel" autoComplete="tel" />
      <Field {...field('email')} type="email" inputMode="email" autoComplete="email" />
      {services.length > 0 && <Field {...field('service')} options={[words.noService, ...services]} />}
      <Field {...field('message')} required multiline />
      <Trap id={`${id}trap`} label={words.trap} />
    </>
  );
}
