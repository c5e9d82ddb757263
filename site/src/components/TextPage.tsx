import { PhoneWithHours } from './PhoneWithHours';
import { askByPhone, type TextPageTexts } from '../content/texts/textPage';
import { CallToAction } from '../frame/CallToAction';
import * as page from '../theme/page.css';
import { TextLayout } from './TextLayout';
import * as styles from './TextLayout.css';

/** Renders a page that is mostly text, such as the privacy policy. */
export function TextPage({ callToAction, ...text }: TextPageTexts) {
  return (
    <>
      <TextLayout {...text} call={callToAction && <Call />} />
      {callToAction && <CallToAction {...callToAction} />}
    </>
  );
}

/** Renders the call button next to a text. */
function Call() {
  return (
    <aside className={styles.call} aria-label={askByPhone}>
      <p className={page.title4}>{askByPhone}</p>
      <PhoneWithHours tone="quiet" />
    </aside>
  );
}
