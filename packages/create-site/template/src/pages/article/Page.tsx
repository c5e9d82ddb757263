import { ArticleText, type PageProps, type RouteParams } from '@tarcza/static-site';
import { Breadcrumbs, Hero, Prose, Section } from '@tarcza/ui';
import { site } from '../../language.ts';

export async function load({ language, slug }: RouteParams) {
  const article = site.articlesIn(site.languageFrom(language)).find((each) => each.slug === slug);
  return article ? { ...article, text: await article.loadText() } : null;
}

type Article = NonNullable<Awaited<ReturnType<typeof load>>>;

export default function ArticlePage({ params, data }: PageProps<Article>) {
  const language = site.languageFrom(params.language);
  const { labels } = site.textsIn(language);
  const list = site.textsOf('articles', language);
  return (
    <>
      <Breadcrumbs
        trail={[{ label: list.title, href: site.addressOf('articles', language) }, { label: data.title }]}
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
