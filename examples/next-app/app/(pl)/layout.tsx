import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@tarcza/ui/styles.css';
import '@tarcza/ui/page.css';

export const metadata: Metadata = { title: 'Czysty Komin', icons: '/komin.svg' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="pl" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: "document.documentElement.dataset.scripted = ''" }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
