import { headOf } from '../../headElements';

export const head = headOf('privacy');
