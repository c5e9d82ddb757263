import type { PageProps } from '@tarcza/static-site';
import { ArticleCard, Breadcrumbs, Hero, Section } from '@tarcza/ui';
import { site } from '../../language.ts';

export default function ArticlesPage({ params }: PageProps) {
  const language = site.languageFrom(params.language);
  const { labels } = site.textsIn(language);
  const list = site.textsOf('articles', language);
  return (
    <>
      <Breadcrumbs
        trail={[{ label: list.title }]}
        home={site.addressOf('home', language)}
        labels={labels.breadcrumbs}
      />
      <Hero title={list.title} lead={list.lead} place="belowBreadcrumbs" />
      <Section tone="sunken">
        <ul className="cards">
          {site.articlesIn(language).map(({ title, description, address, date, dateText }) => (
            <li key={address}>
              <ArticleCard
                title={title}
                text={description}
                href={address}
                date={{ iso: date, text: dateText }}
                headingLevel={2}
              />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
