import { createGlobalThemeContract } from '@vanilla-extract/css';

/** Every token, named by its use. Each is a custom property, such as `--ui-action`. */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** The page. */
      surface: 'surface',
      /** Cards and fields. */
      surfaceRaised: 'surface-raised',
      /** Quiet bands between sections. */
      surfaceSunken: 'surface-sunken',
      /** Body text: at least 7:1 on every surface. */
      text: 'text',
      /** Secondary text: at least 4.5:1 on every surface. */
      textQuiet: 'text-quiet',
      /** Links in text, and icons. */
      link: 'link',
      /** Lines that only decorate. */
      border: 'border',
      /** Borders of controls: at least 3:1. */
      controlEdge: 'control-edge',
      /** Large areas in the brand's colour. */
      brand: 'brand',
      onBrand: 'on-brand',
      /** The main action. */
      action: 'action',
      actionHover: 'action-hover',
      onAction: 'on-action',
      /** Emergencies and errors, and nothing else. */
      urgent: 'urgent',
      urgentHover: 'urgent-hover',
      onUrgent: 'on-urgent',
      /** Success. */
      success: 'success',
      /** The focus ring: at least 3:1 on every surface. */
      focus: 'focus',
      /** Behind a modal dialog. */
      backdrop: 'backdrop',
    },
    font: { body: 'font-body', heading: 'font-heading' },
    weight: {
      strong: 'weight-strong',
      heading: 'weight-heading',
      /** Text of buttons. */
      button: 'weight-button',
    },
    size: {
      small: 'size-small',
      body: 'size-body',
      lead: 'size-lead',
      title4: 'size-title-4',
      title3: 'size-title-3',
      title2: 'size-title-2',
      title1: 'size-title-1',
    },
    line: { body: 'line-body', heading: 'line-heading' },
    space: {
      /** 4 px: inside a component. */
      hair: 'space-hair',
      /** 8 px. */
      tight: 'space-tight',
      /** 16 px. */
      small: 'space-small',
      /** 24 px. */
      medium: 'space-medium',
      /** 32 px. */
      large: 'space-large',
      /** 48 px. */
      huge: 'space-huge',
      /** Between the sections of a page. */
      section: 'space-section',
    },
    radius: {
      small: 'radius-small',
      medium: 'radius-medium',
      large: 'radius-large',
      pill: 'radius-pill',
      button: 'radius-button',
      /** Fields, and the button of a phone's menu. */
      field: 'radius-field',
      /** Cards, the table of prices, groups of questions, the picture of a hero. */
      card: 'radius-card',
      /** Badges of cards. */
      badge: 'radius-badge',
    },
    /** Thickness of borders. */
    edge: {
      /** Fields, tiles of places, the button of a phone's menu. */
      field: 'edge-field',
      card: 'edge-card',
    },
    /** Width by height, as one number. */
    ratio: {
      /** Of the picture of a card. */
      thumbnail: 'ratio-thumbnail',
    },
    shadow: { raised: 'shadow-raised' },
    /** Durations. Zero under reduced motion. */
    motion: { quick: 'motion-quick', calm: 'motion-calm' },
    /** Not part of a theme: the height of a sticky header. SiteHeader sets it. Nothing scrolls to a place under it. */
    layout: { stickyTop: 'sticky-top' },
  },
  (name) => `ui-${name}`,
);
