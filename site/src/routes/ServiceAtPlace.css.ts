import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';

export const faq = style({ maxWidth: '52rem' });

export const plates = style({ marginTop: vars.space.large, selectors: { '&:empty': { display: 'none' } } });
