import { ArticleText, type PageProps, type RouteParams } from '@tarcza/static-site';
import { Breadcrumbs, Hero, Prose, Section } from '@tarcza/ui';
import { articles } from '../../articles.ts';
import { site } from '../../language.ts';

export const load = ({ language, slug }: RouteParams) => articles.load(site.languageFrom(language), slug);

/** Names the article in errors of the build. */
export const files = ({ language, slug }: RouteParams) => [`src/articles/${language}/${slug}.md`];

type Article = NonNullable<Awaited<ReturnType<typeof load>>>;

export default function ArticlePage({ params, data }: PageProps<Article>) {
  const language = site.languageFrom(params.language);
  const { articles: list, labels } = site.textsIn(language);
  return (
    <>
      <Breadcrumbs
        trail={[{ label: list.title, href: articles.listAddress(language) }, { label: data.title }]}
        home={site.addressOf('home', language)}
        labels={labels.breadcrumbs}
      />
      <Hero title={data.title} lead={data.description} place="belowBreadcrumbs" />
      <Section>
        <Prose>
          <p>
            <time dateTime={data.date}>{data.dateText}</time>
          </p>
          <ArticleText nodes={data.text} />
        </Prose>
      </Section>
    </>
  );
}
