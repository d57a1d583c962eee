import type { Writable } from 'node:stream';

const barWidth = 24;
/** How often the line is drawn anew on a terminal, in milliseconds; elsewhere there is a line for each step of percents. */
const redrawPause = 120;
const percentStep = 5;

const spanOf = (seconds: number): string => {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.round(seconds % 60)];
  return minutes > 0 ? `${minutes} min ${rest} s` : `${rest} s`;
};

/** Shows how far an import is: a bar with rows, percent and time left on a terminal, a plain line every few percent elsewhere. */
export class ImportProgress {
  readonly #out: Writable & { isTTY?: boolean };
  readonly #total: number;
  readonly #start = performance.now();
  #last = 0;

  /** `total` is the work in bytes to be read. */
  constructor(out: Writable & { isTTY?: boolean }, total: number) {
    this.#out = out;
    this.#total = Math.max(1, total);
  }

  /** Tells of the step at hand, and of the bytes and rows read in all. */
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

  /** Ends the line; gives the seconds it all took. */
  end(): number {
    if (this.#out.isTTY) this.#out.write('\r\u001b[2K');
    return (performance.now() - this.#start) / 1_000;
  }
}
