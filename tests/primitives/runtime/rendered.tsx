import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** What the server would write for an element. */
export const html = (element: ReactNode) => renderToStaticMarkup(element);

/** The attributes of every link in some HTML, in their order. */
export const linksIn = (page: string) => tagsIn(page, 'a');

/** The attributes of every such tag in some HTML, in their order. */
export const tagsIn = (page: string, tag: string) =>
  [...page.matchAll(new RegExp(`<${tag}\\b([^>]*)>`, 'g'))].map(
    ([, attributes = '']): Record<string, string> =>
      Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
  );

/** The words a reader sees or hears, without the tags. */
export const wordsOf = (page: string) =>
  page
    .replace(/<[^>]+>/g, '')
    .replace(/&quot;/g, '"')
    .trim();
