import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { MediaStore } from '#server/composer/media/media-store.ts';

/** The largest picture that an archive carries, in bytes. */
const largest = 5_242_880;
/** The most bytes of pictures in one archive; those after them are links. */
const most = 52_428_800;

const types: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

const picture = /<img ([^>]*)>/g;
const attribute = (attributes: string, name: string): string =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';

/** What putting pictures into an archive takes; `nameless` words a link to a picture, given its description. */
export interface ArchivePictures {
  readonly media: MediaStore;
  readonly siteUrl: string;
  readonly linkWords: (description: string) => string;
}

/**
 * Puts the forum's own pictures into sanitised HTML as data; pictures of other sites, and those that are too large,
 * become links, so that nobody is told that the archive is read. Addresses of this site become whole ones.
 */
export function archivePictures({ media, siteUrl, linkWords }: ArchivePictures): (html: string) => Promise<string> {
  let left = most;

  const dataOf = async (source: string): Promise<string | undefined> => {
    const path = source.startsWith('/') ? media.pathOf(source) : undefined;
    const type = types[extname(path ?? '').toLowerCase()];
    const file = path && type ? await media.read(path).catch(() => undefined) : undefined;
    if (!file) return undefined;
    if (file.size > Math.min(largest, left)) {
      file.stream.destroy();
      return undefined;
    }
    left -= file.size;
    return `data:${type};base64,${(await buffer(file.stream)).toString('base64')}`;
  };

  const shown = async (attributes: string): Promise<string> => {
    const [source, alt] = [attribute(attributes, 'src'), attribute(attributes, 'alt')];
    const data = await dataOf(source);
    if (data) return `<img src="${data}" alt="${alt}">`;
    return `<a href="${source}" rel="noreferrer">${linkWords(alt)}</a>`;
  };

  return async (html) => {
    const parts: string[] = [];
    let from = 0;
    for (const found of html.matchAll(picture)) {
      parts.push(html.slice(from, found.index), await shown(found[1] ?? ''));
      from = found.index + found[0].length;
    }
    parts.push(html.slice(from));
    return parts.join('').replace(/ href="\/(?!\/)/g, ` href="${siteUrl}/`);
  };
}
