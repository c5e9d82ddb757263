import { LinkProvider, SiteHeader } from '@tarcza/ui';
import { siteHeader } from '@tarcza/ui/labels/en';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@tarcza/ui/styles.css';
import '@tarcza/ui/page.css';
import { AppLink } from '../AppLink';

export const metadata: Metadata = { title: 'Clean Chimney', icons: '/komin.svg' };

const items = [
  { label: 'Inspection', href: '/en/inspection' },
  { label: 'Polski', href: '/', language: 'pl' },
];

/** A server component: words are strings, which cross to the header in the browser, where functions would not. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        {/* Controls work: closed answers are closed from the first paint on. */}
        <script dangerouslySetInnerHTML={{ __html: "document.documentElement.dataset.scripted = ''" }} />
      </head>
      <body>
        <LinkProvider link={AppLink}>
          <SiteHeader
            name="Clean Chimney"
            home="/en"
            items={items}
            phone="+48 000 000 000"
            labels={siteHeader}
          />
          <main id="main">{children}</main>
        </LinkProvider>
      </body>
    </html>
  );
}
