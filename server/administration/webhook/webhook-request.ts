import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { Web } from '#server/composer/media/public-address.ts';
import { readBytes } from '#server/composer/media/web-request.ts';

/** The time in which a receiver must answer, in milliseconds. */
const timeout = 10_000;

/** The part of an answer that is stored, in bytes. */
const storedAnswer = 1_024;

/** The outcome of a delivery: an answer, or the reason why there was none. */
export type WebhookOutcome =
  | { readonly status: number; readonly start: string; readonly duration: number }
  | { readonly problem: 'private' | 'slow' | 'unreachable'; readonly detail: string; readonly duration: number };

const portOf = (url: URL): number => Number(url.port) || (url.protocol === 'https:' ? 443 : 80);

/** Returns the network address of a host. All of its addresses must be permitted; undefined otherwise. */
async function addressOf(url: URL, web: Web): Promise<string | undefined> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await web.resolve(host);
  return addresses.every((address) => web.mayReach(address, portOf(url))) ? addresses[0] : undefined;
}

/** Sends a body to exactly the address that was checked, so that the host name cannot resolve to another one meanwhile. */
function post(
  url: URL,
  host: string,
  { body, headers, signal }: { body: string; headers: Readonly<Record<string, string>>; signal: AbortSignal },
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = (url.protocol === 'https:' ? https : http).request(
      {
        method: 'POST',
        host,
        port: portOf(url),
        path: `${url.pathname}${url.search}`,
        headers: { ...headers, Host: url.host, 'Content-Length': Buffer.byteLength(body) },
        ...(isIP(url.hostname) === 0 && { servername: url.hostname }),
        signal,
        agent: false,
      },
      resolve,
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Sends a delivery once. Redirects are not followed, because they would carry the content elsewhere. Never rejects. */
export async function sendWebhook(
  address: string,
  { web, body, headers }: { readonly web: Web; readonly body: string; readonly headers: Readonly<Record<string, string>> },
): Promise<WebhookOutcome> {
  const started = performance.now();
  const duration = () => Math.round(performance.now() - started);
  const signal = AbortSignal.timeout(timeout);
  try {
    const url = new URL(address);
    const host = await addressOf(url, web);
    if (host === undefined) return { problem: 'private', detail: url.hostname, duration: duration() };
    const response = await post(url, host, { body, headers, signal });
    const start = (await readBytes(response, storedAnswer)).toString('utf8');
    response.destroy();
    return { status: response.statusCode ?? 0, start, duration: duration() };
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    return { problem: signal.aborted ? 'slow' : 'unreachable', detail: code ?? message, duration: duration() };
  }
}
