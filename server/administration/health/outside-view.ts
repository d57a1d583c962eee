import { type IncomingMessage, type RequestOptions, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { TLSSocket } from 'node:tls';
import type { OutsideView } from '#api/administration/health/site-health.contract.ts';
import { apiDate } from '#server/member/session/session.ts';

/** Timeout of each request, in milliseconds. */
const timeLimit = 8_000;

/** Requests a URL without following redirects and without reading the body. Returns what `read` takes from the response. */
function head<T>(url: URL, read: (response: IncomingMessage) => T, extra: RequestOptions = {}): Promise<T> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  const signal = AbortSignal.timeout(timeLimit);
  // An invalid certificate is reported instead of refused. Nothing secret is sent.
  const options = { method: 'GET', agent: false, signal, rejectUnauthorized: false, ...extra };
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (response) => {
      resolve(read(response));
      response.destroy();
    });
    sent.on('error', reject);
    sent.end();
  });
}

function describeCertificate({ socket }: IncomingMessage): OutsideView['certificate'] {
  const secured = socket as Partial<TLSSocket>;
  if (!secured.getPeerCertificate) return null;
  const { issuer, valid_to: validTo } = secured.getPeerCertificate();
  if (!validTo) return null;
  const name = [issuer?.O ?? issuer?.CN ?? ''].flat()[0] ?? '';
  return {
    issuer: name.slice(0, 200),
    dateExpires: apiDate(new Date(validTo)),
    isTrusted: secured.authorized === true,
    error: secured.authorized ? null : String(secured.authorizationError ?? '').slice(0, 200),
  };
}

/** Returns what the host of an HTTPS address answers without HTTPS. */
async function lookAtPlain(url: URL): Promise<OutsideView['plain']> {
  if (url.protocol !== 'https:') return null;
  const plain = new URL('/', `http://${url.hostname}`);
  return head(plain, ({ statusCode = 0, headers: { location = '' } }): OutsideView['plain'] =>
    statusCode >= 300 && statusCode < 400 && location.startsWith('https://') ? 'redirects' : 'answers',
  ).catch(() => 'closed');
}

/** Requests the address of the site as a visitor would: its health check, its certificate, and the same host without HTTPS. */
export async function lookFromOutside(siteUrl: string): Promise<OutsideView> {
  const url = new URL('/healthz', siteUrl);
  const started = performance.now();
  const main = await head(url, (response) => ({
    status: response.statusCode ?? null,
    error: null,
    certificate: describeCertificate(response),
  })).catch((error: Error & { code?: string }) => ({
    status: null,
    error: (error.name === 'AbortError' || error.name === 'TimeoutError'
      ? 'No response within 8 seconds.'
      : error.message || error.code || error.name
    ).slice(0, 300),
    certificate: null,
  }));
  const duration = Math.round(performance.now() - started);
  return { url: siteUrl, ...main, duration, plain: await lookAtPlain(url) };
}
