import { publicWeb, type Web } from '#server/composer/media/public-address.ts';
import { readBytes, requestWeb, UnreadableUrlError } from '#server/composer/media/web-request.ts';
import type { Configuration } from '#server/platform/configuration/configuration.ts';

/** The time in which a receiver must answer, in milliseconds. */
const timeout = 10_000;

/** The part of an answer that is stored, in bytes. */
const storedAnswer = 1_024;

/** The outcome of a delivery: an answer, or the reason why there was none. */
export type WebhookOutcome =
  | { readonly status: number; readonly start: string; readonly duration: number }
  | { readonly problem: 'private' | 'slow' | 'unreachable'; readonly detail: string; readonly duration: number };

/** Returns the web that webhooks may reach: public addresses, and the endpoints that the operator permits. */
export function webhookWeb({ webhookEndpoints }: Pick<Configuration, 'webhookEndpoints'>): Web {
  const permitted = new Set(webhookEndpoints);
  return {
    ...publicWeb,
    mayReach: (address, port) => {
      const host = address.includes(':') ? `[${address.toLowerCase()}]` : address;
      return publicWeb.mayReach(address, port) || permitted.has(host) || permitted.has(`${host}:${port}`);
    },
  };
}

/** Returns why a request failed, without what could describe the network of the server beyond that. */
function problemOf(error: unknown): { problem: 'private' | 'slow' | 'unreachable'; detail: string } {
  if (error instanceof UnreadableUrlError) return { problem: 'private', detail: '' };
  const { name, code, message } = error as Error & { code?: string };
  return { problem: name === 'TimeoutError' ? 'slow' : 'unreachable', detail: code ?? message };
}

/** Sends a delivery once. Never rejects. */
export async function sendWebhook(
  address: string,
  request: { readonly web: Web; readonly body: string; readonly headers: Readonly<Record<string, string>> },
): Promise<WebhookOutcome> {
  const started = performance.now();
  const duration = () => Math.round(performance.now() - started);
  try {
    return await requestWeb(address, {
      ...request,
      timeout,
      read: async (response) => ({
        status: response.statusCode ?? 0,
        // PostgreSQL stores no null characters in texts.
        start: (await readBytes(response, storedAnswer)).toString('utf8').replaceAll('\0', ''),
        duration: duration(),
      }),
    });
  } catch (error) {
    return { ...problemOf(error), duration: duration() };
  }
}
