import { ActionLink, Hero, Section } from '@tarcza/ui';
import { languages } from '../../language.ts';

/** Answers in each language: hosts send this one page for every unknown address. */
export default function NotFoundPage() {
  const [first, ...others] = Object.entries(languages);
  const { title, home } = first![1].notFound;
  return (
    <>
      <Hero title={title} actions={<ActionLink href="/">{home}</ActionLink>} />
      {others.map(([language, { notFound }]) => (
        <div key={language} lang={language}>
          <Section title={notFound.title}>
            <ActionLink href={`/${language}`}>{notFound.home}</ActionLink>
          </Section>
        </div>
      ))}
    </>
  );
}
