import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { MediaStore } from '#server/composer/media/media-store.ts';

/** The maximum size of an embedded image, in bytes. */
const largest = 5_242_880;
/** The maximum total size of embedded images in an archive, in bytes. Further images become links. */
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

/**
 * The options of `createImageEmbedder`. `linkWords` returns the text of a link that replaces an image, from the image's
 * description.
 */
export interface ArchivePictures {
  readonly media: MediaStore;
  readonly siteUrl: string;
  readonly linkWords: (description: string) => string;
}

/**
 * Returns a function that embeds the forum's own images in sanitized HTML as data URLs. External images and images that
 * are too large become links, so that opening the archive sends no request. Relative URLs of the site become absolute.
 */
export function createImageEmbedder({ media, siteUrl, linkWords }: ArchivePictures): (html: string) => Promise<string> {
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
