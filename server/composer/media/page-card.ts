import sanitize from 'sanitize-html';
import { unescapeHtml, withEllipsis } from '#server/post/body/html-text.ts';
import type { WebPage } from './web-page.ts';

/** The metadata of a page. */
export interface PagePreview {
  readonly name: string | null;
  readonly body: string | null;
  readonly photoUrl: string | null;
  readonly siteName: string | null;
}

/** Returns a text in one line, at most of the given length. Null for an empty one. */
export const tidied = (text: string | undefined, most: number): string | null => {
  // PostgreSQL stores neither null bytes nor lone surrogates.
  const tidy = (text ?? '')
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (tidy === '') return null;
  return tidy.length > most ? withEllipsis(tidy.slice(0, most - 1)) : tidy;
};

const pictureAt = (address: string | undefined, base: string): string | null => {
  if (!address || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
};

/** Reads the title and the meta elements of a page. The first of each name is used. */
function readHead(html: string): { title: string; facts: ReadonlyMap<string, string> } {
  const facts = new Map<string, string>();
  let title = '';
  let titles = 0;
  sanitize(html, {
    allowedTags: [],
    onOpenTag: (tag, { property, name, content }) => {
      if (tag === 'title') titles += 1;
      const key = (property ?? name ?? '').toLowerCase();
      if (tag === 'meta' && key && content && !facts.has(key)) facts.set(key, content);
    },
    textFilter: (text, tag) => {
      // The parser splits text at entities, so a title may arrive in several parts.
      if (tag === 'title' && titles === 1) title += unescapeHtml(text);
      return '';
    },
  });
  return { title, facts };
}

/** Returns the metadata of a page: from Open Graph, otherwise from its title and description. None of it is HTML. */
export function readPagePreview({ url, text }: WebPage): PagePreview {
  const { title, facts } = readHead(text);
  return {
    name: tidied(facts.get('og:title') ?? facts.get('twitter:title') ?? title, 250),
    body: tidied(facts.get('og:description') ?? facts.get('twitter:description') ?? facts.get('description'), 500),
    photoUrl: pictureAt(facts.get('og:image') ?? facts.get('twitter:image'), url),
    siteName: tidied(facts.get('og:site_name'), 100),
  };
}
