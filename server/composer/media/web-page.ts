import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { Web } from './public-address.ts';

/** The maximum time for loading a page, redirects included, in milliseconds. */
const timeout = 5_000;
/** The number of bytes that are read of a page. Its metadata is at the beginning. */
const longest = 512 * 1_024;
const mostRedirects = 3;

/** A page of the web: its final URL, its media type, and the beginning of its text. */
export interface WebPage {
  readonly url: string;
  /** Its media type, without parameters. */
  readonly type: string;
  /** Empty unless the page is HTML. */
  readonly text: string;
}

/** Thrown when a URL is not loaded. Its message is never returned to the client. */
export class UnreadableUrlError extends Error {}

interface Reading {
  readonly web: Web;
  readonly signal: AbortSignal;
}

function checked(address: string | URL): URL {
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new UnreadableUrlError('not a web address');
  if (url.username || url.password) throw new UnreadableUrlError('with a name or password');
  return url;
}

/** Returns the host of a URL, without the brackets of an IPv6 address. */
const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

const portOf = (url: URL): number => Number(url.port) || (url.protocol === 'https:' ? 443 : 80);

/** Resolves a host name to addresses. Rejects when the time limit is exceeded. */
function resolved(host: string, { web, signal }: Reading): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    web.resolve(host).then(resolve, reject);
  });
}

/** Returns the network address of a URL's host. All addresses of its host name must be permitted. */
async function addressOf(url: URL, reading: Reading): Promise<string> {
  const host = hostOf(url);
  const addresses = isIP(host) ? [host] : await resolved(host, reading);
  const [first] = addresses;
  if (first === undefined || !addresses.every((address) => reading.web.mayReach(address, portOf(url))))
    throw new UnreadableUrlError('not a public address');
  return first;
}

/** Connects to exactly the address that was checked, so that the host name cannot resolve to another one meanwhile. */
async function request(url: URL, reading: Reading): Promise<IncomingMessage> {
  const host = await addressOf(url, reading);
  const isNamed = isIP(hostOf(url)) === 0;
  return new Promise((resolve, reject) => {
    const asked = (url.protocol === 'https:' ? https : http).get(
      {
        host,
        port: portOf(url),
        path: `${url.pathname}${url.search}`,
        headers: {
          Host: url.host,
          Accept: 'text/html, image/*;q=0.8',
          'Accept-Encoding': 'identity',
          'User-Agent': 'Folkmoot (link previews)',
        },
        ...(isNamed && { servername: url.hostname }),
        signal: reading.signal,
        agent: false,
      },
      resolve,
    );
    asked.on('error', reject);
  });
}

function decoded(bytes: Uint8Array, contentType: string): string {
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, 2_048));
  const named = /charset=["']?([\w-]+)/i;
  const label = (named.exec(contentType) ?? named.exec(beginning))?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

async function textOf(answer: IncomingMessage, contentType: string): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part.subarray(0, longest - size));
    size += part.length;
    if (size >= longest) break;
  }
  return decoded(Buffer.concat(parts), contentType);
}

async function follow(url: URL, reading: Reading, redirects: number): Promise<WebPage> {
  const answer = await request(url, reading);
  try {
    const { statusCode = 0, headers } = answer;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      if (redirects === 0) throw new UnreadableUrlError('too many redirects');
      return await follow(checked(new URL(headers.location, url)), reading, redirects - 1);
    }
    if (statusCode !== 200) throw new UnreadableUrlError(`answered ${statusCode}`);
    const contentType = headers['content-type'] ?? '';
    const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
    const isPage = type === 'text/html' || type === 'application/xhtml+xml';
    return { url: url.href, type, text: isPage ? await textOf(answer, contentType) : '' };
  } finally {
    answer.destroy();
  }
}

/**
 * Loads the beginning of a page of the web. Only http and https are allowed. Addresses are checked after name
 * resolution and at every redirect. Time and size are limited to what a link preview needs.
 *
 * @throws {Error} when that is impossible; the cause is only for the log.
 */
export async function readWebPage(address: string, web: Web): Promise<WebPage> {
  return follow(checked(address), { web, signal: AbortSignal.timeout(timeout) }, mostRedirects);
}
