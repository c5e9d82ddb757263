import type { PageProps } from '@tarcza/static-site';
import { ArticleCard, Breadcrumbs, Hero, Section } from '@tarcza/ui';
import { articlesIn } from '../../articles';
import { addressOf, languageFrom, wordsIn } from '../../language';

export default function ArticlesPage({ params }: PageProps) {
  const language = languageFrom(params.language);
  const { articles, labels } = wordsIn(language);
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      <Breadcrumbs
        trail={[{ label: articles.title }]}
        home={addressOf('home', language)}
        labels={labels.breadcrumbs}
      />
      <Hero title={articles.title} lead={articles.lead} place="belowBreadcrumbs" />
      <Section tone="sunken">
        <ul className="cards">
          {articlesIn(language).map(({ title, description, address, date }) => (
            <li key={address}>
              <ArticleCard
                title={title}
                text={description}
                href={address}
                date={{ iso: date, text: format.format(new Date(date)) }}
                headingLevel={2}
              />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
