import { ApiError } from '#api/errors.ts';
import { runInThread, WorkLimitError } from '#server/platform/configuration/work-thread.ts';
import { type RenderedBody, renderBody, requireFormat } from './render-body.ts';
import type { RenderTask } from './render-worker.ts';

/**
 * The maximum work of a text that is rendered synchronously, in units of `workOf`. It corresponds to a few milliseconds
 * for any content.
 */
const mostWorkAtOnce = 6_000;

/** The work of a potential markup character, relative to a letter. */
const markWork = 4;

/** The factor by which highlighted code increases the work. */
const codeWork = 3;

const renderWorker = new URL('./render-worker.ts', import.meta.url);

const mark = /[^\p{L}\p{N}\p{M}\s.,]/gu;
const colouredCode = /```|~~~|<pre/;

/** Estimates the work of rendering a text from its length. Markup characters count more than letters. */
export function workOf(body: string): number {
  if (body.length > mostWorkAtOnce) return body.length;
  const work = body.length + (body.match(mark)?.length ?? 0) * (markWork - 1);
  return colouredCode.test(body) ? work * codeWork : work;
}

/** Renders a text in a worker thread. @throws {ApiError} post.too-complex, or server.busy. */
async function renderInThread(task: RenderTask): Promise<RenderedBody> {
  const rendered = await runInThread<RenderTask, RenderedBody | null>(renderWorker, task).catch((error: unknown) => {
    if (!(error instanceof WorkLimitError)) throw error;
    throw new ApiError(error.isBusy ? 'server.busy' : 'post.too-complex');
  });
  if (rendered === null) throw new ApiError('post.too-complex');
  return rendered;
}

/**
 * Renders a submitted text within limits of time, memory and work. Large texts are rendered in worker threads, so that
 * the process remains responsive. All user content must be rendered with this function.
 *
 * @throws {ApiError} post.too-complex beyond the limits; server.busy when many large texts are queued; request.invalid
 * for an unsupported format.
 */
export async function renderWithinBudget(body: string, format: string): Promise<RenderedBody> {
  requireFormat(format);
  return workOf(body) <= mostWorkAtOnce ? renderBody(body, format) : renderInThread({ body, format });
}
