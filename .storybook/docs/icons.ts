/** Icons that one component has for itself: their paths are in its source. */
export const ownIcons = {
  menu: { component: 'SiteHeader', path: 'M4 7h16M4 12h16M4 17h16' },
  envelope: { component: 'SiteHeader', path: 'M3.5 5h17v14h-17Zm.5 1 8 7 8-7' },
  enlarge: {
    component: 'GalleryViewer',
    path: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5L20 20M10.5 7.5v6m-3-3h6',
  },
} as const;
