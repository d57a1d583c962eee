import { embedOf } from '#api/post/body/embed.ts';
import { plainOf } from './html-text.ts';

/**
 * Marks the paragraphs of sanitised HTML that are nothing but the address of something we know how to show (a film, a
 * song). Readers see a link, and a button that loads the other site's frame only when pressed, so that nothing is told to
 * that site before.
 */
export const markEmbeds = (html: string): string =>
  html.replace(/<p dir="auto"><a href="(https:\/\/[^"]+)"[^>]*>([^<]*)<\/a><\/p>/g, (paragraph, href: string, text) =>
    href === text && embedOf(plainOf(href)) ? paragraph.replace('<p ', '<p class="embed" ') : paragraph,
  );
