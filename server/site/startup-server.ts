import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { ApiError } from '#api/errors.ts';
import type { Configuration } from '#server/platform/configuration/configuration.ts';
import { translateErrorBody } from '#server/platform/http/error-translation.ts';
import { retryWhenBack } from '#server/platform/http/errors.ts';
import { languageOfBrowser } from '#server/platform/text/language-choice.ts';
import { loadBuiltInTexts } from '#server/platform/text/message-catalog.ts';
import { errorPagePolicy, renderErrorPage } from './error-page.ts';

const plain = { 'Cache-Control': 'no-store', 'Content-Type': 'application/json; charset=utf-8' };

/** The reason for which a forum does not respond yet. */
type WaitingCode = 'server.database-away' | 'server.restoring';

async function answer({ url = '', headers }: IncomingMessage, reply: ServerResponse, code: WaitingCode): Promise<void> {
  if (url === '/healthz') return void reply.writeHead(200, plain).end(JSON.stringify({ status: 'ok' }));
  const refusal = new ApiError(code);
  const words = await loadBuiltInTexts(languageOfBrowser({ accepted: headers['accept-language'] }));
  const body = translateErrorBody(refusal, words);
  const retry = { ...plain, 'Retry-After': String(retryWhenBack) };
  if (url === '/readyz')
    return void reply.writeHead(503, retry).end(JSON.stringify({ status: 'unavailable', reason: refusal.message }));
  if (!headers.accept?.includes('text/html')) return void reply.writeHead(503, retry).end(JSON.stringify(body));
  reply
    .writeHead(503, {
      ...retry,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': errorPagePolicy,
    })
    .end(renderErrorPage(body, words));
}

/**
 * Listens in place of the forum while it waits for its database at startup, or replaces its data: `/healthz` responds
 * with 200, everything else with 503 and `Retry-After`.
 */
export function openStartupServer(
  { port, host }: Pick<Configuration, 'port' | 'host'>,
  code: WaitingCode = 'server.database-away',
): { close(): Promise<void> } {
  const server = createServer((request, reply) => void answer(request, reply, code));
  // The forum itself reports a port that cannot be opened, so the error is ignored here.
  server.on('error', () => undefined);
  server.listen(port, host);
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
