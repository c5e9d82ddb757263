import { visuallyHidden } from '../theme/base.css.js';
import type { PartProps } from './ContactForm.js';
import type { ContactField } from '@tarcza/contact/contract';
import { Field } from './Field.js';

interface FieldsProps extends PartProps {
  services: readonly string[];
  disabled: boolean;
}

/** The fields of a message, and one that only robots fill. */
export function Fields({ id, words, problems, services, disabled }: FieldsProps) {
  const field = (name: ContactField) => ({
    id: `${id}${name}`,
    name,
    label: words[name],
    error: problems[name] && words.problem(name, problems[name]),
    // What is typed while a message is on its way would go with it when it has arrived.
    disabled,
  });

  return (
    <>
      <Field {...field('name')} required autoComplete="name" />
      <Field {...field('phone')} required type="tel" inputMode="tel" autoComplete="tel" />
      <Field {...field('email')} type="email" inputMode="email" autoComplete="email" />
      <Field {...field('service')} options={[words.noService, ...services]} />
      <Field {...field('message')} required multiline />

      <div className={visuallyHidden} aria-hidden="true">
        <label htmlFor={`${id}website`}>{words.trap}</label>
        <input id={`${id}website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
