/** The ratio of the bounds of neighbouring buckets: the times of a bucket differ by 15 % at most. */
const ratio = 1.15;

/** The number of buckets, from one millisecond to two minutes. */
const bucketCount = 86;

/** The maximum number of calls that are distinguished. */
const mostCalls = 1_000;

/** The response times of a call in milliseconds: the median (`p50`) and the 95th percentile (`p95`). */
export interface CallSummary {
  readonly call: string;
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
}

const bucketOf = (duration: number): number =>
  Math.min(bucketCount - 1, Math.max(0, Math.ceil(Math.log(duration) / Math.log(ratio))));

const boundOf = (bucket: number): number => Math.round(ratio ** bucket);

function percentile(buckets: Uint32Array, count: number, part: number): number {
  let seen = 0;
  return boundOf(
    buckets.findIndex((ofBucket) => {
      seen += ofBucket;
      return seen >= count * part;
    }),
  );
}

/** Counts the response times of each call in memory, in buckets, so that its size is bounded. */
export class CallTimeLog {
  readonly #calls = new Map<string, { count: number; readonly buckets: Uint32Array }>();

  /** Counts a response. */
  note(call: string, duration: number): void {
    let times = this.#calls.get(call);
    if (!times) {
      if (this.#calls.size >= mostCalls) return;
      times = { count: 0, buckets: new Uint32Array(bucketCount) };
      this.#calls.set(call, times);
    }
    const bucket = bucketOf(duration);
    times.count += 1;
    times.buckets[bucket] = (times.buckets[bucket] ?? 0) + 1;
  }

  /** Returns the calls with the longest times, slowest first. */
  slowest(limit: number): CallSummary[] {
    return [...this.#calls]
      .map(([call, { count, buckets }]) => ({
        call,
        count,
        p50: percentile(buckets, count, 0.5),
        p95: percentile(buckets, count, 0.95),
      }))
      .toSorted((one, other) => other.p95 - one.p95 || other.count - one.count)
      .slice(0, limit);
  }
}
