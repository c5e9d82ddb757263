import { today, upcomingHours } from './specialHours';
import { useBrowserValue } from '../useBrowserValue';

/** Returns the special hours that are not over. The static HTML has all of them. */
export const useSpecialHours = () => upcomingHours(useBrowserValue(today, undefined));
