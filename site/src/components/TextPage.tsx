import { phoneLine } from './urgentHours';
import { PhoneButton } from '@tarcza/ui';
import { company } from '../content/company/company';
import { askByPhone, type TextPageWords } from '../content/texts/textPage';
import { CallToAction } from '../frame/CallToAction';
import * as page from '../theme/page.css';
import { TextLayout } from './TextLayout';
import { OfficeHours } from './Office';
import * as styles from './TextLayout.css';

/** A page that is mostly text, such as the privacy policy. */
export function TextPage({ callToAction, ...text }: TextPageWords) {
  return (
    <>
      <TextLayout {...text} aside={text.document && callToAction && <Call />} />
      {callToAction && <CallToAction look="line" {...callToAction} />}
    </>
  );
}

/** Beside a document. */
function Call() {
  return (
    <aside className={styles.call} aria-label={askByPhone}>
      <p className={page.title4}>{askByPhone}</p>
      <PhoneButton phone={company.phone} tone="quiet" />
      <p className={`${page.quiet} ${page.small}`}>
        <OfficeHours hasUrgent>{phoneLine}</OfficeHours>
      </p>
    </aside>
  );
}
