import type { RouteParams } from '@tarcza/static-site';
import { loadText, type TextPageWords } from '../content/textPage';
import { Text } from './Text';

export const load = ({ text = '' }: RouteParams): Promise<TextPageWords> => loadText(text);

export const files = ({ text }: RouteParams) => [`src/content/texts/${text}.ts`];

export default function TextPage({ data }: { data: TextPageWords }) {
  return <Text {...data} />;
}
