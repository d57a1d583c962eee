import { ApiError } from '#api/errors.ts';
import { runInThread, WorkLimitError } from '#server/platform/configuration/work-thread.ts';
import { demandFormat, type RenderedBody, renderBody } from './render-body.ts';
import type { RenderTask } from './render-worker.ts';

/** The largest text that is rendered at once, in units of `workOf`: some milliseconds of work, whatever it holds. */
const mostWorkAtOnce = 6_000;

/** How much a sign counts that may begin markup, beside a letter. */
const markWork = 4;

/** How much more work there is where code is coloured. */
const codeWork = 3;

const renderWorker = new URL('./render-worker.ts', import.meta.url);

const mark = /[^\p{L}\p{N}\p{M}\s.,]/gu;
const colouredCode = /```|~~~|<pre/;

/** An estimate of the work of rendering a text: its length, where signs count more than letters. */
export function workOf(body: string): number {
  if (body.length > mostWorkAtOnce) return body.length;
  const work = body.length + (body.match(mark)?.length ?? 0) * (markWork - 1);
  return colouredCode.test(body) ? work * codeWork : work;
}

/** @throws {ApiError} post.too-complex, or server.busy. */
async function renderInThread(task: RenderTask): Promise<RenderedBody> {
  const rendered = await runInThread<RenderTask, RenderedBody | null>(renderWorker, task).catch((error: unknown) => {
    if (!(error instanceof WorkLimitError)) throw error;
    throw new ApiError(error.isBusy ? 'server.busy' : 'post.too-complex');
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
