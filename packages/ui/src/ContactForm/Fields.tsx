import type { ContactField } from '@tarcza/contact/contract';
import { Field, type FieldProps } from './Field.js';
import type { DefaultValues, FormField } from './formField.js';
import { Trap } from './Trap.js';
import type { PartProps } from './types.js';

interface FieldsProps extends PartProps {
  /** Those of the page's own. */
  fields: readonly FormField[];
  email: boolean;
  services: readonly string[];
  defaults: DefaultValues;
  locked: boolean;
}

/** The fields of a message, those of the page's own, and one that only robots fill. */
export function Fields({
  id,
  words,
  problems,
  refused,
  fields,
  email,
  services,
  defaults,
  locked,
}: FieldsProps) {
  const common = (name: string) => ({
    id: `${id}${name}`,
    name,
    error: problems[name],
    mended: refused[name],
    // What is typed while a message is on its way would go with it when it has arrived.
    locked,
  });
  const field = (name: ContactField) => ({
    ...common(name),
    label: words[name],
    defaultValue: defaults[name],
  });
  const own = (of: (field: FormField) => boolean) =>
    fields
      .filter(of)
      .map((asked) => (
        <Field
          key={asked.name}
          {...common(asked.name)}
          {...fieldProps(asked, words.noChoice, defaults[asked.name as ContactField])}
        />
      ));

  return (
    <>
      <Field {...field('name')} required autoComplete="name" />
      <Field {...field('phone')} required type="tel" inputMode="tel" autoComplete="tel" />
      {email && <Field {...field('email')} type="email" inputMode="email" autoComplete="email" />}
      {services.length > 0 && <Field {...field('service')} options={[words.noService, ...services]} />}
      {own(({ kind }) => kind !== 'checkbox')}
      <Field {...field('message')} required multiline />
      {own(({ kind }) => kind === 'checkbox')}
      <Trap id={`${id}trap`} label={words.trap} />
    </>
  );
}

/** A field of the page's own as HTML knows it. */
function fieldProps(
  asked: FormField,
  noChoice: string,
  value: string | boolean | undefined,
): Pick<FieldProps, 'label'> & Partial<FieldProps> {
  const { label, hint, autoComplete, required } = asked;
  const shared = { label, hint, autoComplete, required };
  const defaultValue = typeof value === 'string' ? value : undefined;
  switch (asked.kind) {
    case 'checkbox':
      return { ...shared, type: 'checkbox', defaultChecked: Boolean(value) };
    case 'choice':
      return { ...shared, options: [noChoice, ...asked.options], defaultValue };
    case 'date':
      return { ...shared, type: 'date', min: asked.min, max: asked.max, defaultValue };
    case 'text':
      return { ...shared, multiline: asked.multiline, defaultValue };
  }
}
