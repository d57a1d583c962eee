import type { Web } from './public-address.ts';
import { decodeText, readBytes, requestWeb, UnreadableUrlError } from './web-request.ts';

/** The number of bytes that are read of a page. Its metadata is at the beginning. */
const longest = 512 * 1_024;

/** A page of the web: its final URL, its media type, and the beginning of its text. */
export interface WebPage {
  readonly url: string;
  /** Its media type, without parameters. */
  readonly type: string;
  /** Empty unless the page is HTML. */
  readonly text: string;
}

const headers = { Accept: 'text/html, image/*;q=0.8', 'User-Agent': 'Folkmoot (link previews)' };

const charset = /charset=["']?([\w-]+)/i;

/**
 * Loads the beginning of a page of the public web. Time and size are limited to what a link preview needs.
 *
 * @throws {Error} when that is impossible; the cause is only for the log.
 */
export const readWebPage = (address: string, web: Web): Promise<WebPage> =>
  requestWeb(address, {
    web,
    headers,
    read: async (response, url) => {
      const { statusCode } = response;
      if (statusCode !== 200) throw new UnreadableUrlError(`answered ${statusCode}`, 'refused', statusCode);
      const contentType = response.headers['content-type'] ?? '';
      const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
      const isPage = type === 'text/html' || type === 'application/xhtml+xml';
      const text = isPage ? decodeText(await readBytes(response, longest), contentType, charset) : '';
      return { url: url.href, type, text };
    },
  });
