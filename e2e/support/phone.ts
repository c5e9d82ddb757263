/** Options of `visit` for a phone. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
