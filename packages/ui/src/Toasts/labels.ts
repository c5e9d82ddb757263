import type { ToastsLabels } from '../labels.js';

/** The default labels. They load with the code of toasts. */
export const defaultToastsLabels: ToastsLabels = { list: 'Powiadomienia', close: 'Zamknij powiadomienie' };
