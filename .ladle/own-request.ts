import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Whether a request that changes files comes from a page of this workbench on this computer. The address of the caller,
 * the name of the host and the origin are checked, so that no other page of the browser can send it.
 */
export function isOwnRequest({ headers, socket }: IncomingMessage): boolean {
  const isLocal = /^(::1|(::ffff:)?127\.0\.0\.1)$/.test(socket.remoteAddress ?? '');
  const host = headers.host ?? '';
  const isNamed = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host);
  return isLocal && isNamed && headers.origin === `http://${host}` && headers['content-type'] === 'application/json';
}

/** Reads the body of a request as JSON. Refuses more than 200,000 characters. */
export async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const part of request) {
    text += part;
    if (text.length > 200_000) throw new Error('The request is too long.');
  }
  return JSON.parse(text);
}

/** Answers a request with a picture. Ladle's server begins every response with the status 404. */
export function answerPicture(response: ServerResponse, type: 'image/png' | 'image/webp', picture: Buffer): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(picture);
}

/** Answers a request with JSON. */
export function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
