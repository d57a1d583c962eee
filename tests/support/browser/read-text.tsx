import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';
import { guest, StorySite } from '#stories/support/story-site.tsx';

/** A text of the specification, the place that shows it, and what that place shows. */
export type TextRow = readonly [text: string, place: string, shown: () => string | Promise<string>];

/** Returns the text of a part, as a reader of a production build sees it. */
export const readText = (part: ReactNode): string => {
  vi.stubEnv('DEV', false);
  const html = renderToStaticMarkup(<StorySite me={guest}>{part}</StorySite>);
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
};
