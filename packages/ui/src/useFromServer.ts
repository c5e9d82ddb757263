export { useIsServerRendered as useFromServer } from './useIsServerRendered.js';
