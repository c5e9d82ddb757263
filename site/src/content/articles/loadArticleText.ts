import type { ArticleNode } from '@tarcza/static-site';
import { loadFile } from '../loadFile';

const texts = import.meta.glob<readonly ArticleNode[]>('./texts/*.md', { import: 'default' });

/** Loads the text of an article. */
export const loadArticleText = (slug: string) => loadFile(texts, `./texts/${slug}.md`);
