import type { EmailContent, EmailDocument, EmailFooter, EmailItem, EmailSection, EmailSite } from './email-content.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, between tags and in attributes. */
export const escapeEmailHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const font = "'Open Sans',-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
/** The colours of e-mails. Each is repeated inline at every element that uses it. */
export const emailColours = {
  ink: '#2e2b26',
  quiet: '#625c50',
  line: '#e6e0d2',
  page: '#f5f3ed',
  card: '#fffffe',
  accent: '#146c78',
  onAccent: '#ffffff',
} as const;
const colour = emailColours;

// Mail programs with a dark mode apply these styles. Others use the inline styles.
const darkStyles = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.page{padding:12px 8px 24px!important}.card{padding:24px 20px 8px!important}.button a{display:block!important;text-align:center!important}}
@media (prefers-color-scheme:dark){
.page{background-color:#0f1113!important}
.card{background-color:#161a1b!important;border-color:#283033!important}
.ink{color:#e4e7e9!important}
.quiet{color:#a3b1b7!important}
.line{border-color:#283033!important}
.link{color:#7bc4cd!important}
.quote{background-color:#202427!important;border-color:#337d87!important}
}`.replaceAll('\n', '');

const paragraph = (text: string, { quiet = false, size = 16 } = {}): string =>
  `<p class="${quiet ? 'quiet' : 'ink'}" style="margin:0 0 16px;font-size:${size}px;line-height:1.55;color:${quiet ? colour.quiet : colour.ink}">${escapeEmailHtml(text).replaceAll('\n', '<br>')}</p>`;

const link = (label: string, url: string, style = ''): string =>
  `<a class="link" href="${escapeEmailHtml(url)}" style="color:${colour.accent};${style}"><bdi>${escapeEmailHtml(label)}</bdi></a>`;

const masthead = ({ name, url }: EmailSite): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px"><tr>` +
  `<td style="padding-inline-end:10px"><img src="${escapeEmailHtml(url)}/icon-192.png" width="32" height="32" alt="" style="display:block;border:0;border-radius:8px"></td>` +
  `<td><a class="ink" href="${escapeEmailHtml(url)}" style="font-size:17px;font-weight:700;color:${colour.ink};text-decoration:none">${escapeEmailHtml(name)}</a></td></tr></table>`;

const buttonHtml = ({ label, path, orOpen }: NonNullable<EmailContent['button']>, { url }: EmailSite): string => {
  const address = `${url}${path}`;
  return (
    `<table class="button" role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0"><tr>` +
    `<td bgcolor="${colour.accent}" style="border-radius:8px;background-color:${colour.accent}">` +
    `<a href="${escapeEmailHtml(address)}" style="display:inline-block;padding:13px 26px;font-size:16px;font-weight:600;line-height:1.25;color:${colour.onAccent};text-decoration:none">${escapeEmailHtml(label)}</a></td></tr></table>` +
    (orOpen
      ? `<p class="quiet" style="margin:0 0 16px;font-size:14px;line-height:1.55;color:${colour.quiet}">${escapeEmailHtml(orOpen)}<br>${link(address, address, 'word-break:break-all;overflow-wrap:anywhere')}</p>`
      : '')
  );
};

const quoteHtml = ({ author, text }: NonNullable<EmailContent['quote']>): string =>
  `<div class="quote" style="margin:0 0 16px;padding:14px 18px;border-inline-start:4px solid ${colour.accent};border-radius:6px;background-color:${colour.page}">` +
  `<p class="quiet" style="margin:0 0 6px;font-size:14px;font-weight:600;color:${colour.quiet}">${escapeEmailHtml(author)}</p>` +
  `<p class="ink" dir="auto" style="margin:0;font-size:16px;line-height:1.55;color:${colour.ink};overflow-wrap:anywhere">${escapeEmailHtml(text).replaceAll('\n', '<br>')}</p></div>`;

const factsHtml = (facts: NonNullable<EmailContent['facts']>): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${facts
    .map(
      ({ name, value }) =>
        `<tr><td class="quiet" style="padding:3px 0;padding-inline-end:16px;font-size:14px;vertical-align:top;color:${colour.quiet}">${escapeEmailHtml(name)}</td>` +
        `<td class="ink" style="padding:3px 0;font-size:14px;color:${colour.ink};overflow-wrap:anywhere"><bdi>${escapeEmailHtml(value)}</bdi></td></tr>`,
    )
    .join('')}</table>`;

const itemHtml = ({ title, path, about, excerpt }: EmailItem, { url }: EmailSite): string =>
  `<div class="line" style="padding:14px 0;border-top:1px solid ${colour.line}">` +
  `<p style="margin:0 0 4px;font-size:17px;line-height:1.4;font-weight:600">${link(title, url + path, 'text-decoration:none;overflow-wrap:anywhere')}</p>` +
  `<p class="quiet" style="margin:0;font-size:14px;line-height:1.5;color:${colour.quiet}">${escapeEmailHtml(about)}</p>` +
  (excerpt
    ? `<p class="ink" style="margin:6px 0 0;font-size:15px;line-height:1.5;color:${colour.ink};overflow-wrap:anywhere"><bdi>${escapeEmailHtml(excerpt)}</bdi></p>`
    : '') +
  `</div>`;

const sectionHtml = ({ heading, items, more }: EmailSection, site: EmailSite): string =>
  `<h2 class="ink" style="margin:28px 0 10px;font-size:18px;line-height:1.35;color:${colour.ink}">${escapeEmailHtml(heading)}</h2>` +
  items.map((item) => itemHtml(item, site)).join('') +
  (more
    ? `<p class="line" style="margin:0;padding:12px 0 0;border-top:1px solid ${colour.line};font-size:15px">${link(more.label, site.url + more.path)}</p>`
    : '');

const footerHtml = ({ reason, preferences, unsubscribe }: EmailFooter, site: EmailSite): string => {
  const links = [preferences, unsubscribe].filter((one) => one !== undefined);
  return (
    `<div style="padding:20px 8px 0;text-align:center"><p class="quiet" data-reason style="margin:0 0 8px;font-size:13px;line-height:1.5;color:${colour.quiet}">${escapeEmailHtml(reason)}</p>` +
    `<p class="quiet" style="margin:0;font-size:13px;line-height:1.8;color:${colour.quiet}">` +
    [...links.map(({ label, url }) => link(label, url)), link(site.name, site.url)].join(' &nbsp;·&nbsp; ') +
    `</p></div>`
  );
};

const preheader = (text: string | undefined): string =>
  text
    ? `<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px">${escapeEmailHtml(text)}</div>`
    : '';

const bodyHtml = (letter: EmailContent, site: EmailSite): string =>
  [
    `<h1 class="ink" style="margin:0 0 16px;font-size:23px;line-height:1.3;color:${colour.ink};overflow-wrap:anywhere">${escapeEmailHtml(letter.heading)}</h1>`,
    ...(letter.greeting ? [paragraph(letter.greeting)] : []),
    ...letter.lines.map((line) => paragraph(line)),
    ...(letter.quote ? [quoteHtml(letter.quote)] : []),
    ...(letter.facts?.length ? [factsHtml(letter.facts)] : []),
    ...(letter.sections ?? []).map((section) => sectionHtml(section, site)),
    ...(letter.button ? [buttonHtml(letter.button, site)] : []),
    ...(letter.afterwards ? [paragraph(letter.afterwards, { quiet: true, size: 14 })] : []),
  ].join('');

/**
 * Renders an e-mail as an HTML page for mail programs: inline styles, tables only where widths require them, dark
 * colours where supported, readable from 320 pixels, and right-to-left. All content is escaped.
 */
export function renderEmailHtml({ letter, footer, site }: EmailDocument): string {
  return (
    `<!doctype html><html lang="${escapeEmailHtml(site.locale)}" dir="${site.direction}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">` +
    `<meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no">` +
    `<title>${escapeEmailHtml(letter.subject)}</title><style>${darkStyles}</style></head>` +
    `<body class="page" dir="${site.direction}" style="margin:0;padding:0;background-color:${colour.page};font-family:${font}">${preheader(letter.preview)}` +
    `<div class="page" role="article" aria-label="${escapeEmailHtml(letter.subject)}" lang="${escapeEmailHtml(site.locale)}" style="padding:24px 12px 32px;background-color:${colour.page};font-family:${font};-webkit-text-size-adjust:100%">` +
    `<div style="max-width:568px;margin:0 auto">${masthead(site)}` +
    `<div class="card" style="padding:32px 32px 12px;border:1px solid ${colour.line};border-radius:12px;background-color:${colour.card}">${bodyHtml(letter, site)}</div>` +
    `${footerHtml(footer, site)}</div></div></body></html>`
  );
}
