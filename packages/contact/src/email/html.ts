import type { EmailLabels } from './languages/emailLabels.ts';

export const colors = {
  page: '#f4f4f1',
  card: '#ffffff',
  text: '#1d2420',
  quiet: '#59625c',
  action: '#1b6b3c',
  line: '#d9ddd6',
};

/** Renders an HTML page with tables and inline styles, which all mail programs support. */
export function renderPage({ lang, heading }: EmailLabels, body: string): string {
  return `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <meta name="color-scheme" content="light dark">
  <meta name="supported-color-schemes" content="light dark">
  <title>${escapeHtml(heading)}</title>
  <style>
    @media (prefers-color-scheme: dark) {
      .page { background: #161a17 !important; }
      .card { background: #20261f !important; color: #eef1ec !important; }
      .quiet { color: #b3bcb4 !important; }
      .link { color: #8fd6a8 !important; }
      .line { border-color: #3c463d !important; }
    }
  </style>
</head>
<body class="page" style="margin:0;background:${colors.page}">
  <table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px"><tr>
      <td class="card" style="padding:24px;background:${colors.card};color:${colors.text};font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;overflow-wrap:anywhere;word-break:break-word">${body}
      </td>
    </tr></table>
  </td></tr></table>
</body>
</html>
`;
}

export function renderHeading(text: string): string {
  return `<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeHtml(text)}</h1>`;
}

export function renderLines(text: string): string {
  return escapeHtml(text).replace(/\n/g, '<br>');
}

/** Renders a visitor's text in its own direction. */
export function renderValue(text: string, href?: string | null): string {
  const value = `<bdi>${renderLines(text)}</bdi>`;
  return href
    ? `<a class="link" href="${escapeHtml(href)}" style="color:${colors.action}">${value}</a>`
    : value;
}

export function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
