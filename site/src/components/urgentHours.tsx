import { RouterLink } from '@tarcza/static-site';
import { commonSentences } from '../content/texts/commonSentences';
import { firstAidPage } from '../content/texts/navigation';
import { typesetText } from '../text/typeset';

export const phoneLine = typesetText(commonSentences.phoneLine);

/** Leads to what is urgent. */
export const FirstAidLink = () => <RouterLink href={firstAidPage.href}>{firstAidPage.link}</RouterLink>;

/** Properties of `ContactActions` on a page where some cases are urgent. */
export const urgentHours = { hours: phoneLine, hasUrgent: true, more: <FirstAidLink /> };
