import type { IncomingMessage } from 'node:http';
import type { WebFeedProblem } from '#api/administration/embed/web-feed.contract.ts';
import type { Web } from '#server/composer/media/public-address.ts';
import { decodeText, readBytes, requestWeb, UnreadableUrlError } from '#server/composer/media/web-request.ts';
import { runInThread, WorkLimitError } from '#server/platform/configuration/work-thread.ts';
import { readFeedDocument, type WebFeedContent } from './web-feed-document.ts';
import type { WebFeedTask } from './web-feed-worker.ts';

/** The largest feed that is read, in bytes. */
const largest = 2 * 1_024 * 1_024;

/** The maximum length of a feed, in characters, that is parsed in the main thread. Longer ones are parsed in a thread. */
const longestAtOnce = 20_000;

const encoding = /encoding=["']([\w-]+)/i;

/** The ETag and Last-Modified headers of the last response, which make the next request conditional. */
export interface WebFeedMarks {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** The result of a request for a feed. */
export type WebFeedResult =
  | { readonly is: 'unchanged' }
  | ({ readonly is: 'changed' } & WebFeedContent & WebFeedMarks)
  | { readonly is: 'failed'; readonly problem: Exclude<WebFeedProblem, 'waiting'>; readonly detail: string | null };

const failed = (problem: Exclude<WebFeedProblem, 'waiting'>, detail: string | null = null): WebFeedResult => ({
  is: 'failed',
  problem,
  detail,
});

function problemOf(error: unknown): WebFeedResult {
  if (error instanceof UnreadableUrlError) return failed(error.reason, error.status ? String(error.status) : null);
  if (error instanceof WorkLimitError) return failed('slow');
  const { name, code, message } = error as Error & { code?: string };
  return name === 'TimeoutError' ? failed('slow') : failed('unreachable', code ?? message);
}

const parsed = (task: WebFeedTask) =>
  task.text.length <= longestAtOnce
    ? readFeedDocument(task.text, task.url)
    : runInThread<WebFeedTask, ReturnType<typeof readFeedDocument>>(
        new URL('./web-feed-worker.ts', import.meta.url),
        task,
      );

async function readResponse(response: IncomingMessage, url: URL): Promise<WebFeedResult> {
  const { statusCode, headers } = response;
  if (statusCode === 304) return { is: 'unchanged' };
  if (statusCode !== 200) throw new UnreadableUrlError(`answered ${statusCode}`, 'refused', statusCode);
  const bytes = await readBytes(response, largest + 1);
  if (bytes.length > largest) return failed('large');
  const text = decodeText(bytes, headers['content-type'] ?? '', encoding);
  const content = await parsed({ text, url: url.href });
  if ('fault' in content) return failed('invalid', content.fault);
  return { is: 'changed', ...content, etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null };
}

/**
 * Requests a feed from the public web and reads it. The server is asked only for a feed that has changed since the last
 * response. Time and size are limited. Never rejects.
 */
export const requestWebFeed = (url: string, { etag, lastModified }: WebFeedMarks, web: Web): Promise<WebFeedResult> =>
  requestWeb(url, {
    web,
    headers: {
      Accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8',
      'User-Agent': 'Folkmoot (feeds)',
      ...(etag !== null && { 'If-None-Match': etag }),
      ...(lastModified !== null && { 'If-Modified-Since': lastModified }),
    },
    read: readResponse,
  }).catch(problemOf);
