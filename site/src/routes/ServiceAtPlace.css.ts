import { style } from '@vanilla-extract/css';

export const faq = style({ maxWidth: '52rem' });
