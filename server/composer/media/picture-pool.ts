import { type ChildProcess, fork } from 'node:child_process';
import { ApiError } from '#api/errors.ts';
import type { PictureAnswer } from './picture-process.ts';
import type { Picture, PictureOrder } from './picture-work.ts';

/** The limits of a pool. */
export interface PicturePoolLimits {
  /** The maximum number of picture processes. */
  readonly processes: number;
  /** The time limit for one picture, in milliseconds; its process is killed afterwards. */
  readonly timeLimit: number;
  /** The maximum queue length of one member. */
  readonly waitingOfOne: number;
  /** The maximum length of all queues together. */
  readonly waiting: number;
  /** The idle time after which a process ends, in milliseconds. */
  readonly idleTime: number;
}

const usualLimits: PicturePoolLimits = {
  processes: 2,
  timeLimit: 15_000,
  waitingOfOne: 10,
  waiting: 200,
  idleTime: 60_000,
};

interface Task {
  readonly order: PictureOrder;
  readonly resolve: (picture: Picture) => void;
  readonly reject: (error: Error) => void;
}

const unreadable = (reason: string) => new ApiError('media.unreadable', {}, { cause: new Error(reason) });

/**
 * Processes images in separate processes, which can be killed, because libvips cannot be interrupted. Members take
 * turns, and each member has one image processed at a time, so that nobody waits for all images of another member.
 */
export class PicturePool {
  readonly #limits: PicturePoolLimits;
  /** Queued work by member; the member whose turn is next comes first. */
  readonly #waiting = new Map<number, Task[]>();
  readonly #working = new Set<number>();
  readonly #idle: ChildProcess[] = [];
  #count = 0;

  constructor(limits: Partial<PicturePoolLimits> = {}) {
    this.#limits = { ...usualLimits, ...limits };
  }

  /**
   * Processes an image for a member when it is their turn.
   *
   * @throws {ApiError} `media.too-many` when the member's queue is full, `server.busy` when all queues together are,
   * `media.too-many-pixels`, and `media.unreadable` when the image is damaged or takes too long.
   */
  work(userID: number, order: PictureOrder): Promise<Picture> {
    const own = this.#waiting.get(userID) ?? [];
    if (own.length >= this.#limits.waitingOfOne) throw new ApiError('media.too-many', { retryAfter: 30 });
    if (this.#count >= this.#limits.waiting) throw new ApiError('server.busy', { retryAfter: 30 });
    const { promise, resolve, reject } = Promise.withResolvers<Picture>();
    own.push({ order, resolve, reject });
    this.#waiting.set(userID, own);
    this.#count += 1;
    this.#next();
    return promise;
  }

  #next(): void {
    while (this.#working.size < this.#limits.processes) {
      const turn = this.#waiting.entries().find(([userID]) => !this.#working.has(userID));
      if (!turn) return;
      const [userID, tasks] = turn;
      const task = tasks.shift() as Task;
      this.#count -= 1;
      if (tasks.length === 0) this.#waiting.delete(userID);
      this.#working.add(userID);
      void this.#run(task).finally(() => {
        this.#working.delete(userID);
        this.#sendToEnd(userID);
        this.#next();
      });
    }
  }

  #sendToEnd(userID: number): void {
    const tasks = this.#waiting.get(userID);
    if (!tasks) return;
    this.#waiting.delete(userID);
    this.#waiting.set(userID, tasks);
  }

  async #run({ order, resolve, reject }: Task): Promise<void> {
    try {
      resolve(await this.#send(this.#idleProcess() ?? startProcess(), order));
    } catch (error) {
      reject(error as Error);
    }
  }

  #send(child: ChildProcess, order: PictureOrder): Promise<Picture> {
    const { promise, resolve, reject } = Promise.withResolvers<Picture>();
    const timer = setTimeout(() => child.kill('SIGKILL'), this.#limits.timeLimit);
    const lost = () => {
      clearTimeout(timer);
      reject(unreadable('The picture exceeded the time or memory limit.'));
    };
    child.once('exit', lost);
    child.once('error', lost);
    child.once('message', (answer: PictureAnswer) => {
      clearTimeout(timer);
      child.off('exit', lost).off('error', lost);
      this.#rest(child);
      if ('picture' in answer) resolve(answer.picture);
      else if (answer.megapixels === undefined) reject(unreadable(answer.problem));
      else reject(new ApiError('media.too-many-pixels', { subject: String(answer.megapixels) }));
    });
    child.send(order);
    return promise;
  }

  /** Returns an idle process that is still running. Returns undefined when there is none. */
  #idleProcess(): ChildProcess | undefined {
    for (let child = this.#idle.pop(); child; child = this.#idle.pop()) if (child.connected) return child;
    return undefined;
  }

  #rest(child: ChildProcess): void {
    this.#idle.push(child);
    const end = () => {
      const place = this.#idle.indexOf(child);
      if (place < 0) return;
      this.#idle.splice(place, 1);
      child.kill();
    };
    setTimeout(end, this.#limits.idleTime).unref();
  }
}

function startProcess(): ChildProcess {
  const child = fork(new URL('./picture-process.ts', import.meta.url), { serialization: 'advanced' });
  // Neither prevents the forum's process from exiting.
  child.unref();
  child.channel?.unref();
  return child;
}

/** The pool of this process. */
export const picturePool = new PicturePool();
