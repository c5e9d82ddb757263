import { isEmail } from '@tarcza/contact/contract';
import { Button, Section } from '@tarcza/ui';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { blog } from '../../content/articles/blog';
import { company } from '../../content/company/company';
import { privacyInShort } from '../../content/company/privacyNotice';
import * as page from '../../theme/page.css';
import { RouterLink } from '@tarcza/static-site';
import { useBrowserValue } from '../../useBrowserValue';
import * as styles from './Newsletter.css';
import { newsletterHref } from './newsletterHref';

const texts = blog.newsletter;

/** Renders a form that prepares a letter to the company in the visitor's own mail program. It stores nothing. */
export function Newsletter() {
  // The field keeps its own value, so that what was typed before React arrived stays.
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'invalid' | 'opened'>('idle');
  const id = useId();
  const invalid = state === 'invalid';
  // Until then the browser validates the form.
  const isHydrated = useBrowserValue(() => true, false);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const email = field.current?.value.trim() ?? '';
    if (isEmail(email)) {
      setState('opened');
      window.location.assign(newsletterHref(company.email, email));
    } else {
      setState('invalid');
      field.current?.focus();
    }
  }

  function clearError() {
    if (state === 'opened' || isEmail(field.current?.value.trim() ?? '')) setState('idle');
  }

  return (
    <Section title={texts.heading} tone="sunken">
      <form
        className={styles.form}
        data-with-script
        method="dialog"
        onSubmit={submit}
        noValidate={isHydrated}
      >
        <p className={`${page.lead} ${page.textColumn}`}>{texts.text}</p>
        <label htmlFor={`${id}email`} className={page.strong}>
          {texts.label}
        </label>
        <div className={styles.row}>
          <input
            ref={field}
            id={`${id}email`}
            className={styles.field}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            placeholder={texts.placeholder}
            aria-invalid={invalid}
            aria-describedby={invalid ? `${id}error` : undefined}
            onInput={clearError}
          />
          <Button type="submit">{texts.button}</Button>
        </div>
        {invalid && (
          <p id={`${id}error`} role="alert" className={styles.error}>
            {texts.invalid}
          </p>
        )}
        <p className={`${page.quiet} ${page.small} ${page.textColumn}`}>
          {privacyInShort.newsletter}{' '}
          <RouterLink href="/polityka-prywatnosci">{privacyInShort.link}</RouterLink>
        </p>
        {/* Screen readers announce changes of an <output> less reliably. */}
        <p role="status" className={page.textColumn}>
          {state === 'opened' && (
            <span>
              {texts.status} <CompanyEmail />
            </span>
          )}
        </p>
      </form>
      <WithoutScript />
    </Section>
  );
}

const WithoutScript = () => (
  <p className={page.textColumn} data-without-script>
    {texts.noScript} <CompanyEmail />
  </p>
);

const CompanyEmail = () => (
  <a translate="no" href={`mailto:${company.email}`}>
    {company.email}
  </a>
);
