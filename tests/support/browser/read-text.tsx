import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';
import { guest, StorySite } from '#stories/support/story-site.tsx';

/**
 * A text fixed in docs/behavior/, the name of the place that displays it, and a function that returns the displayed
 * text.
 */
export type TextRow = readonly [text: string, place: string, shown: () => string | Promise<string>];

/** Returns the text of a component as rendered in a production build. */
export const readText = (part: ReactNode): string => {
  vi.stubEnv('DEV', false);
  const html = renderToStaticMarkup(<StorySite me={guest}>{part}</StorySite>);
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
};
