import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { Web } from './public-address.ts';

/** The default of `timeout`. */
const usualTimeout = 5_000;
const mostRedirects = 3;

/** The reason why a URL is not loaded: its address is not public, or the status of the response. */
type UnreadableReason = 'private' | 'refused';

/** Thrown when a URL is not loaded. Its message is never returned to the client. */
export class UnreadableUrlError extends Error {
  readonly reason: UnreadableReason;
  /** The status of the response, if there was one. */
  readonly status: number | undefined;

  constructor(message: string, reason: UnreadableReason, status?: number) {
    super(message);
    this.reason = reason;
    this.status = status;
  }
}

/** A request to the web: what may be contacted, its headers, and how the response is read. */
export interface WebRequest<Result> {
  readonly web: Web;
  readonly headers: Readonly<Record<string, string>>;
  /** The text to send with POST. Redirects are then not followed, because they would carry it elsewhere. */
  readonly body?: string;
  /** The maximum time, redirects included, in milliseconds. Defaults to 5 seconds. */
  readonly timeout?: number;
  /** Reads a response that is not a redirect that is followed. */
  readonly read: (response: IncomingMessage, url: URL) => Promise<Result>;
}

interface Reading {
  readonly web: Web;
  readonly signal: AbortSignal;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

function checked(address: string | URL): URL {
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new UnreadableUrlError('not a web address', 'private');
  if (url.username || url.password) throw new UnreadableUrlError('with a name or password', 'private');
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
    throw new UnreadableUrlError('not a public address', 'private');
  return first;
}

/** Connects to exactly the address that was checked, so that the host name cannot resolve to another one meanwhile. */
async function request(url: URL, reading: Reading): Promise<IncomingMessage> {
  const host = await addressOf(url, reading);
  const isNamed = isIP(hostOf(url)) === 0;
  return new Promise((resolve, reject) => {
    const { body } = reading;
    const asked = (url.protocol === 'https:' ? https : http).request(
      {
        method: body === undefined ? 'GET' : 'POST',
        host,
        port: portOf(url),
        path: `${url.pathname}${url.search}`,
        headers: {
          ...reading.headers,
          Host: url.host,
          'Accept-Encoding': 'identity',
          ...(body !== undefined && { 'Content-Length': String(Buffer.byteLength(body)) }),
        },
        ...(isNamed && { servername: url.hostname }),
        signal: reading.signal,
        agent: false,
      },
      resolve,
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Returns whether a response leads to another URL. "Not Modified" does not. */
const isRedirect = ({ statusCode = 0 }: IncomingMessage): boolean =>
  statusCode >= 300 && statusCode < 400 && statusCode !== 304;

/** Returns at most the given number of bytes from the beginning of a response. */
export async function readBytes(response: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part.subarray(0, most - size));
    size += part.length;
    if (size >= most) break;
  }
  return Buffer.concat(parts);
}

/** Decodes a text. Its encoding is that of the media type, otherwise the one that its beginning names, otherwise UTF-8. */
export function decodeText(bytes: Uint8Array, contentType: string, nameInText: RegExp): string {
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, 2_048));
  const label = (/charset=["']?([\w-]+)/i.exec(contentType) ?? nameInText.exec(beginning))?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

async function follow<Result>(
  url: URL,
  reading: Reading,
  { read, redirects }: Pick<WebRequest<Result>, 'read'> & { readonly redirects: number },
): Promise<Result> {
  const response = await request(url, reading);
  try {
    const { location } = response.headers;
    if (!(isRedirect(response) && location) || reading.body !== undefined) return await read(response, url);
    if (redirects === 0) throw new UnreadableUrlError('too many redirects', 'refused', response.statusCode);
    return await follow(checked(new URL(location, url)), reading, { read, redirects: redirects - 1 });
  } finally {
    response.destroy();
  }
}

/**
 * Loads a document of the web, or sends one with `body`. Only http and https are allowed. Addresses are checked after name resolution and at every
 * redirect. The time is limited, and `read` limits the size.
 *
 * @throws {Error} when that is impossible; the cause is only for the log.
 */
export async function requestWeb<Result>(
  address: string,
  { web, headers, body, timeout = usualTimeout, read }: WebRequest<Result>,
): Promise<Result> {
  const signal = AbortSignal.timeout(timeout);
  try {
    return await follow(checked(address), { web, headers, body, signal }, { read, redirects: mostRedirects });
  } catch (error) {
    // A response that is interrupted by the time limit ends as if the connection was reset.
    throw signal.aborted ? signal.reason : error;
  }
}
