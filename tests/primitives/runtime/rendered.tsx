import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Returns the server-rendered HTML of an element. */
export const html = (element: ReactNode) => renderToStaticMarkup(element);

/** Returns the attributes of all links in some HTML, in order. */
export const linksIn = (page: string) => tagsIn(page, 'a');

/** Returns the attributes of all elements with the given tag name in some HTML, in order. */
export const tagsIn = (page: string, tag: string) =>
  [...page.matchAll(new RegExp(`<${tag}\\b([^>]*)>`, 'g'))].map(
    ([, attributes = '']): Record<string, string> =>
      Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
  );

/** Returns the text of some HTML without its tags. */
export const textOf = (page: string) =>
  page
    .replace(/<[^>]+>/g, '')
    .replace(/&quot;/g, '"')
    .trim();
