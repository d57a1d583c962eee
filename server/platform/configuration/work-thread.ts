import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';

/** Timeout of a task in milliseconds, including its time in the queue. */
const timeLimit = 5_000;

/**
 * An error that states that a task was not finished: it took too long or too much memory or, when `isBusy`, too many
 * other tasks were queued.
 */
export class WorkLimitError extends Error {
  readonly isBusy: boolean;

  constructor(isBusy: boolean, options?: ErrorOptions) {
    super(isBusy ? 'Too many tasks are waiting for a thread.' : 'A task exceeded the time or memory limit.', options);
    this.isBusy = isBusy;
  }
}

let pool: Piscina | undefined;

/** Returns the thread pool for large tasks. Threads start on demand and end when idle. */
const threads = (): Piscina =>
  (pool ??= new Piscina({
    minThreads: 0,
    maxThreads: Math.min(2, availableParallelism()),
    maxQueue: 64,
    idleTimeout: 30_000,
    atomics: 'disabled',
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  }));

/**
 * Runs the default export of a module in a thread, which is terminated when it takes too long. Task and result are
 * copied.
 *
 * @throws {WorkLimitError} when the task is not finished.
 */
export async function runInThread<Task, Result>(module: URL, task: Task): Promise<Result> {
  const isWaiting = threads().queueSize > 0;
  try {
    return (await threads().run(task, { filename: module.href, signal: AbortSignal.timeout(timeLimit) })) as Result;
  } catch (cause) {
    const { name, code, message } = cause as Error & { code?: string };
    // A thread that runs out of memory ends; a thread that runs out of time is terminated.
    if (name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY') throw new WorkLimitError(isWaiting, { cause });
    if (/queue/i.test(message)) throw new WorkLimitError(true, { cause });
    throw cause;
  }
}
