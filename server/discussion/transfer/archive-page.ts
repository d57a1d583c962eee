import { createHash } from 'node:crypto';
import type { SiteLanguage } from '#api/languages.ts';
import { escapeHtml } from '#server/post/body/html-text.ts';

/** The embedded style sheet of an archive, for screen (light and dark) and print. It loads no resources. */
const style = `
:root{color-scheme:light dark;--quiet:#5b6475;--line:#d9dee8;--sunken:#f3f5fa}
@media(prefers-color-scheme:dark){:root{--quiet:#a2abbd;--line:#363d4c;--sunken:#1d222c}}
body{max-inline-size:46rem;margin:2rem auto;padding-inline:1rem;font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
h1{line-height:1.25;margin-block-end:.25rem}
article{border-block-start:1px solid var(--line);padding-block:1.25rem}
header{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:baseline}
header a,p.quiet,p.quiet a{color:var(--quiet);font-size:.875rem}
img{max-inline-size:100%;block-size:auto}
pre{overflow:auto;padding:.75rem;background:var(--sunken);border-radius:.375rem}
blockquote{margin-inline:0;padding-inline-start:1rem;border-inline-start:3px solid var(--line);color:var(--quiet)}
table{border-collapse:collapse;display:block;overflow:auto}
th,td{border:1px solid var(--line);padding:.25rem .5rem;text-align:start}
@media print{body{max-inline-size:none;margin:0}article{break-inside:auto}header{break-after:avoid}}
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** The Content Security Policy of an archive: only the embedded style sheet and images. */
export const archivePolicy = `default-src 'none'; img-src data:; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'`;

/** The data of an archive's document head. */
export interface ArchiveHead {
  readonly spoken: SiteLanguage;
  readonly title: string;
  /** The absolute URL of the discussion. */
  readonly url: string;
}

/** Renders the start of an archive, up to the first post. */
export const archiveHead = ({ spoken, title, url }: ArchiveHead): string => `<!doctype html>
<html lang="${spoken.code}" dir="${spoken.direction}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${archivePolicy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<link rel="canonical" href="${escapeHtml(url)}">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1 dir="auto">${escapeHtml(title)}</h1>
`;

/** The end of an archive. */
export const archiveEnd = '</main>\n</body>\n</html>\n';

/** A post of an archive. `html` is already sanitized. */
export interface ArchivePost {
  readonly id: string;
  readonly author: string;
  /** The absolute URL of the post, to which its date links. */
  readonly url: string;
  readonly date: string;
  readonly dateWords: string;
  /** Notes below the header: the parent post and the date of the last edit. */
  readonly notes: readonly { readonly words: string; readonly href?: string }[];
  readonly html: string;
}

/** Renders a post of an archive as HTML. */
export const archivePost = ({
  id,
  author,
  url,
  date,
  dateWords,
  notes,
  html,
}: ArchivePost): string => `<article id="${id}">
<header><strong dir="auto">${escapeHtml(author)}</strong> <a href="${escapeHtml(url)}"><time datetime="${escapeHtml(date)}">${escapeHtml(dateWords)}</time></a></header>
${notes.map(note).join('')}<div dir="auto">${html}</div>
</article>
`;

const note = ({ words, href }: ArchivePost['notes'][number]): string => {
  const text = escapeHtml(words);
  return `<p class="quiet">${href ? `<a href="${escapeHtml(href)}">${text}</a>` : text}</p>\n`;
};
