import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { ApiError } from '#api/errors.ts';
import { demandFormat, type RenderedBody, renderBody } from './render-body.ts';
import type { RenderTask } from './render-worker.ts';

/** The largest text that is rendered at once, in units of `workOf`: some milliseconds of work, whatever it holds. */
const mostWorkAtOnce = 6_000;

/** How much a sign counts that may begin markup, beside a letter. */
const markWork = 4;

/** How much more work there is where code is coloured. */
const codeWork = 3;

/** How long a large text may take, in milliseconds; waiting for others is included. */
const timeLimit = 5_000;

const mark = /[^\p{L}\p{N}\p{M}\s.,]/gu;
const colouredCode = /```|~~~|<pre/;

/** An estimate of the work of rendering a text: its length, where signs count more than letters. */
export function workOf(body: string): number {
  if (body.length > mostWorkAtOnce) return body.length;
  const work = body.length + (body.match(mark)?.length ?? 0) * (markWork - 1);
  return colouredCode.test(body) ? work * codeWork : work;
}

let pool: Piscina<RenderTask, RenderedBody | null> | undefined;

/** The threads in which large texts are rendered. They start when needed, and end when idle. */
const threads = (): Piscina<RenderTask, RenderedBody | null> =>
  (pool ??= new Piscina({
    filename: new URL('./render-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.min(2, availableParallelism()),
    maxQueue: 64,
    idleTimeout: 30_000,
    atomics: 'disabled',
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  }));

async function renderInThread(task: RenderTask): Promise<RenderedBody> {
  const isBusy = threads().queueSize > 0;
  const rendered = await threads()
    .run(task, { signal: AbortSignal.timeout(timeLimit) })
    .catch((error: Error & { code?: string }) => {
      // A thread that runs out of memory ends, as one that runs out of time is ended.
      const isOver = error.name === 'AbortError' || error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      if (isOver) throw new ApiError(isBusy ? 'server.busy' : 'post.too-complex');
      if (/queue/i.test(error.message)) throw new ApiError('server.busy');
      throw error;
    });
  if (rendered === null) throw new ApiError('post.too-complex');
  return rendered;
}

/**
 * Renders a text that somebody sends, within bounds of time, memory and work. Large texts are rendered in threads, so that
 * the process goes on answering; whatever renders what members write calls this.
 *
 * @throws {ApiError} post.too-complex beyond the bounds; server.busy when many large texts wait; request.invalid for a
 * format that cannot be shown.
 */
export async function renderWithinBudget(body: string, format: string): Promise<RenderedBody> {
  demandFormat(format);
  return workOf(body) <= mostWorkAtOnce ? renderBody(body, format) : renderInThread({ body, format });
}
