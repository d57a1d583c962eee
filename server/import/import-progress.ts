import type { Writable } from 'node:stream';

const barWidth = 24;
/**
 * The interval between two updates of the progress line on a terminal, in milliseconds. Other outputs receive a line
 * for each step of `percentStep` percent.
 */
const redrawPause = 120;
const percentStep = 5;

const spanOf = (seconds: number): string => {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.round(seconds % 60)];
  return minutes > 0 ? `${minutes} min ${rest} s` : `${rest} s`;
};

/**
 * Reports the progress of an import. On a terminal it renders a progress bar with rows, percentage and remaining time;
 * other outputs receive a plain line every few percent.
 */
export class ImportProgress {
  readonly #out: Writable & { isTTY?: boolean };
  readonly #total: number;
  readonly #start = performance.now();
  #last = 0;

  /** `total` is the total size to be read, in bytes. */
  constructor(out: Writable & { isTTY?: boolean }, total: number) {
    this.#out = out;
    this.#total = Math.max(1, total);
  }

  /** Reports the current step and the total bytes and rows read. */
  show(step: string, bytes: number, rows: number): void {
    const now = performance.now();
    const done = Math.min(1, bytes / this.#total);
    const reached = this.#out.isTTY ? now - redrawPause : Math.floor((done * 100) / percentStep);
    if (reached <= this.#last) return;
    this.#last = this.#out.isTTY ? now : reached;
    const left = done > 0.01 ? `, ${spanOf(((now - this.#start) / 1_000) * (1 / done - 1))} left` : '';
    const text = `${step}: ${rows.toLocaleString('en')} rows, ${Math.floor(done * 100)} %${left}`;
    if (!this.#out.isTTY) this.#out.write(`${text}\n`);
    else {
      const filled = Math.round(done * barWidth);
      this.#out.write(`\r\u001b[2K[${'#'.repeat(filled)}${'.'.repeat(barWidth - filled)}] ${text}`);
    }
  }

  /** Clears the progress line and returns the elapsed seconds. */
  end(): number {
    if (this.#out.isTTY) this.#out.write('\r\u001b[2K');
    return (performance.now() - this.#start) / 1_000;
  }
}
