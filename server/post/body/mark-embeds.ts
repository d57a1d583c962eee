import { embedOf } from '#api/post/body/embed.ts';
import { unescapeHtml } from './html-text.ts';

/**
 * Marks the paragraphs of sanitised HTML that contain only the URL of embeddable content, such as a video or a song.
 * The page renders a link and a button; the iframe loads only after a click, so that nothing is disclosed to the other
 * site before.
 */
export const markEmbeds = (html: string): string =>
  html.replace(/<p dir="auto"><a href="(https:\/\/[^"]+)"[^>]*>([^<]*)<\/a><\/p>/g, (paragraph, href: string, text) =>
    href === text && embedOf(unescapeHtml(href)) ? paragraph.replace('<p ', '<p class="embed" ') : paragraph,
  );
