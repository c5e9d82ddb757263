import type { RouteParams } from '@tarcza/static-site';
import { loadText, type TextPageWords } from '../../content/textPage';
import { CallToAction } from '../../frame/CallToAction';
import * as page from '../../theme/page.css';
import { Cover } from '../../components/Cover';
import { Text } from '../../components/Text';

export const load = ({ text = '' }: RouteParams): Promise<TextPageWords> => loadText(text);

export const files = ({ text }: RouteParams) => [`src/content/texts/${text}.ts`];

export default function TextPage({ data }: { data: TextPageWords }) {
  const { picture, callToAction } = data;
  return (
    <>
      <Text
        {...data}
        aside={
          picture && (
            <div className={`${page.cover} ${page.scene}`}>
              <Cover sizes="(min-width: 64rem) 28rem, 24rem" />
            </div>
          )
        }
      />
      {callToAction && <CallToAction {...callToAction} />}
    </>
  );
}
