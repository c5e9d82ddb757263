import type { TextPageWords } from '../content/textPage';
import { CallToAction } from '../frame/CallToAction';
import * as page from '../theme/page.css';
import { Cover } from './Cover';
import { CompanyCard } from './CompanyCard';
import { Text } from './Text';
import * as styles from './Text.css';

/** A page that is mostly text, such as the privacy policy. */
export function TextPage({ picture, callToAction, ...text }: TextPageWords) {
  return (
    <>
      <Text
        {...text}
        aside={
          picture && (
            <div className={styles.sticky}>
              <div className={page.cover}>
                <Cover scene={picture} sizes="(min-width: 64rem) 28rem, 24rem" />
              </div>
              <CompanyCard />
            </div>
          )
        }
      />
      {callToAction && <CallToAction look="line" {...callToAction} />}
    </>
  );
}
