import { redactLine } from './log-redaction.ts';

/** The maximum number of distinct faults. The one that has not occurred for the longest time is dropped. */
const mostFaults = 100;

/** The maximum length of a message. */
const longest = 300;

/** Errors with the same cause. */
export interface RecordedFault {
  readonly summary: string;
  readonly message: string;
  readonly place: string | null;
  readonly count: number;
  readonly first: Date;
  readonly last: Date;
}

const ids = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|\b\d{2,}\b/gi;

/** Returns the first line of a message without secrets, and without the IDs that would separate equal causes. */
export const causeOf = (message: string): string =>
  redactLine(message.split('\n')[0] ?? '')
    .replace(ids, '#')
    .slice(0, longest);

/** Counts logged errors by cause in memory. It stores messages only: no stacks, no addresses, no content of requests. */
export class FaultLog {
  readonly #faults = new Map<string, RecordedFault>();

  /** Counts an error. `place` is the call or the job in which it occurred. */
  note(summary: string, { message, place = null }: { message: string; place?: string | null }): void {
    const cause = causeOf(message);
    const key = JSON.stringify([summary, place, cause]);
    const now = new Date();
    const { count, first } = this.#faults.get(key) ?? { count: 0, first: now };
    // The map keeps the order of the latest occurrences.
    this.#faults.delete(key);
    this.#faults.set(key, { summary, message: cause, place, count: count + 1, first, last: now });
    const [oldest] = this.#faults.keys();
    if (this.#faults.size > mostFaults && oldest !== undefined) this.#faults.delete(oldest);
  }

  /** Returns the faults, latest first. */
  list(): RecordedFault[] {
    return [...this.#faults.values()].toReversed();
  }
}
