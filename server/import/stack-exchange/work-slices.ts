import { setImmediate } from 'node:timers/promises';

/** The time after which long work lets other work of the process run, in milliseconds. */
const sliceLength = 8;

/** Divides long work into short slices, so that a process that also answers requests stays responsive. */
export class WorkSlices {
  #start = performance.now();

  /** Whether the current slice has used its time. */
  get isOver(): boolean {
    return performance.now() - this.#start >= sliceLength;
  }

  /** Lets other work run, then begins a new slice. */
  async rest(): Promise<void> {
    await setImmediate();
    this.#start = performance.now();
  }
}
