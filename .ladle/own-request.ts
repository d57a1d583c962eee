import type { IncomingMessage, ServerResponse } from 'node:http';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Returns a middleware that answers a failure with the status 400 and its reason. Vite ignores the promise of a
 * middleware, so an unhandled failure would end the workbench.
 */
export const answering =
  (handle: (...args: Parameters<Handler>) => Promise<unknown>): Handler =>
  (request, response, next) => {
    handle(request, response, next).catch((error: unknown) =>
      answer(response, 400, { problem: error instanceof Error ? error.message : String(error) }),
    );
  };

/**
 * Applies the change of files that a request contains, and answers with the result. Refuses requests of other pages and
 * computers.
 */
export async function answerChange<Change>(
  request: IncomingMessage,
  response: ServerResponse,
  apply: (change: Change) => Promise<unknown>,
): Promise<void> {
  if (request.method !== 'POST' || !isOwnRequest(request))
    return answer(response, 403, { problem: 'Only the workbench on this computer can change files.' });
  answer(response, 200, (await apply((await bodyOf(request)) as Change)) ?? {});
}

/**
 * Checks whether a request that changes files comes from a page of this workbench on this computer. The address of the
 * caller, the name of the host and the origin are checked, so that no other page of the browser can send it.
 */
function isOwnRequest({ headers, socket }: IncomingMessage): boolean {
  const isLocal = /^(::1|(::ffff:)?127\.0\.0\.1)$/.test(socket.remoteAddress ?? '');
  const host = headers.host ?? '';
  const isNamed = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host);
  return isLocal && isNamed && headers.origin === `http://${host}` && headers['content-type'] === 'application/json';
}

/** Reads the body of a request as JSON. Refuses more than 200,000 characters. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
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
