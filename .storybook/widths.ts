/** The widths of the toolbar, by the names that stories ask for them. */
export const widths = {
  mobile1: { name: '320 px, small phone', type: 'mobile', styles: { width: '320px', height: '640px' } },
  mobile2: { name: '390 px, phone', type: 'mobile', styles: { width: '390px', height: '844px' } },
  tablet: { name: '768 px, tablet', type: 'tablet', styles: { width: '768px', height: '1024px' } },
  desktop: { name: '1280 px, desktop', type: 'desktop', styles: { width: '1280px', height: '900px' } },
} as const;
