import { PhoneButton, type PhoneButtonProps } from '@tarcza/ui';
import { company } from '../content/company/company';
import { commonSentences } from '../content/texts/commonSentences';
import { typesetText } from '../text/typeset';
import * as page from '../theme/page.css';
import { CallLabel } from './ContactActions';
import { OfficeHours } from './OfficeHours';

/** Renders a call button, and below it whether the office is open. */
export const PhoneWithHours = (look: Pick<PhoneButtonProps, 'tone' | 'size'>) => (
  <>
    <PhoneButton phone={company.phone} {...look}>
      <CallLabel />
    </PhoneButton>
    <p className={`${page.quiet} ${page.small}`}>
      <OfficeHours answersUrgentCalls>{typesetText(commonSentences.phoneLine)}</OfficeHours>
    </p>
  </>
);
