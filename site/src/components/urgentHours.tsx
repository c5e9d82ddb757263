import { RouterLink } from '@tarcza/static-site';
import { PhoneButton, type PhoneButtonProps } from '@tarcza/ui';
import { company } from '../content/company/company';
import { commonSentences } from '../content/texts/commonSentences';
import { firstAidPage } from '../content/texts/navigation';
import { typesetText } from '../text/typeset';
import * as page from '../theme/page.css';
import { CallLabel } from './ContactActions';
import { OfficeHours } from './OfficeHours';

const phoneLine = typesetText(commonSentences.phoneLine);

/** Leads to what is urgent. */
export const FirstAidLink = () => <RouterLink href={firstAidPage.href}>{firstAidPage.link}</RouterLink>;

/** Properties of `ContactActions` on a page where some cases are urgent. */
export const urgentHours = { hours: phoneLine, answersUrgentCalls: true, more: <FirstAidLink /> };

/** A call button, and below it whether the office is open. */
export const PhoneWithHours = (look: Pick<PhoneButtonProps, 'tone' | 'size'>) => (
  <>
    <PhoneButton phone={company.phone} {...look}>
      <CallLabel />
    </PhoneButton>
    <p className={`${page.quiet} ${page.small}`}>
      <OfficeHours answersUrgentCalls>{phoneLine}</OfficeHours>
    </p>
  </>
);
