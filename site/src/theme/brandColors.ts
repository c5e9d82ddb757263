/** Ground of the strip above the header, and colour of the browser's own bars, in each scheme. */
export const brandColors = { light: '#123f2a', dark: '#11301f' } as const;
