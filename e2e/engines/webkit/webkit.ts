import type { Engine } from '../engine.ts';
import { WebKitPage } from './page.ts';
import { Proxy } from './proxy.ts';
import { openScreen, Session } from './session.ts';

export const webkit: Engine = {
  title: 'WebKit (WebKitGTK)',
  cannot: {
    'make text larger': 'WebKitGTK’s size of text is set in its own window alone',
    touch: 'WebKitGTK’s driver has no fingers',
    print: 'WebKitGTK’s driver does not print',
    'keep what was fetched':
      'WebKitGTK’s driven windows are private ones: what came as text is fetched again as a script, which an ordinary window takes from its cache',
    'press other buttons': 'WebKitGTK’s driver lets go of the first button whichever it pressed',
    'lay out as on a phone': 'WebKitGTK has no layout of phones, and its narrowest window has 334 px',
  },
  launch: async () => {
    const screen = await openScreen();
    let version = '';
    return {
      get version() {
        return version;
      },
      visitor: async (site, options) => {
        const proxy = new Proxy(options.javaScriptEnabled ?? true);
        const size = options.viewport ?? { width: 1280, height: 720 };
        const opened = await Session.open(screen.name, await proxy.open(), options, size);
        const { session, window } = opened;
        version = opened.version;
        const page = new WebKitPage(session, window, proxy, site);
        await page.setViewportSize(size);
        const noise: string[] = [];
        proxy.on('said', ({ kind, text }) => {
          if (kind !== 'info') noise.push(text);
        });
        const leave = async () => {
          await session.close();
          proxy.close();
        };
        return { page, noise, leave };
      },
      close: async () => screen.close(),
    };
  },
};
