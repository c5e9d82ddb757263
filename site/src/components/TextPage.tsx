import type { TextPageWords } from '../content/textPage';
import { CallToAction } from '../frame/CallToAction';
import * as page from '../theme/page.css';
import { Cover } from './Cover';
import { Text } from './Text';

/** A page that is mostly text, such as the privacy policy. */
export function TextPage({ picture, callToAction, ...text }: TextPageWords) {
  return (
    <>
      <Text
        {...text}
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
