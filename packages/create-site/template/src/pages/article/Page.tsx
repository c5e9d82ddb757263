import { RouterLink, type PageProps, type RouteParams } from '@tarcza/static-site';
import { Breadcrumbs, Prose, Section } from '@tarcza/ui';
import { createElement, type ReactNode } from 'react';
import { articleListAddress, loadArticle, type Node } from '../../articles';
import { addressOf, languageFrom, wordsIn } from '../../language';

export const load = ({ language, slug }: RouteParams) => loadArticle(languageFrom(language), slug);

/** Names the article in errors of the build. */
export const files = ({ language, slug }: RouteParams) => [
  `src/articles/${languageFrom(language)}/${slug}.md`,
];

type Article = NonNullable<Awaited<ReturnType<typeof load>>>;

export default function ArticlePage({ params, data: { title, text } }: PageProps<Article>) {
  const language = languageFrom(params.language);
  const { articles, labels } = wordsIn(language);
  return (
    <>
      <Breadcrumbs
        trail={[{ label: articles.title, href: articleListAddress(language) }, { label: title }]}
        home={addressOf('home', language)}
        labels={labels.breadcrumbs}
      />
      <Section>
        <Prose>
          <h1>{title}</h1>
          {renderNodes(text)}
        </Prose>
      </Section>
    </>
  );
}

function renderNodes(nodes: readonly Node[]): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const [tag, attributes, content] = node;
    const children = content.length > 0 ? renderNodes(content) : undefined;
    if (tag === 'a')
      return (
        <RouterLink key={index} href={attributes['href'] ?? ''}>
          {children}
        </RouterLink>
      );
    return createElement(tag, { ...attributes, key: index }, children);
  });
}
