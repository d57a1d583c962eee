import { type Load, type LoadRequest, percentile, runLoad, sendOnce } from './load-client.ts';
import type { Subject } from './subject.ts';

/**
 * The duration of moving many discussions at once, and the latency for readers before and during the move.
 * Milliseconds, except `seconds`.
 */
export interface BulkMove {
  readonly discussions: number;
  readonly seconds: number;
  readonly before: Readers;
  readonly during: Readers;
}

interface Readers {
  readonly requests: number;
  readonly p50: number;
  readonly p95: number;
}

/** The number of concurrent readers, and their pause between two requests in milliseconds. */
const readers = 4;
const pause = 100;

/**
 * Measures the latency for readers of lists and discussions, first without and then during a move of 500 discussions
 * into another category.
 */
export async function measureBulkMove(port: number, subject: Subject): Promise<BulkMove> {
  const load = { port, connections: readers, pause, request: reading(subject) };
  const before = await readersOf({ ...load, seconds: 4 });
  const started = performance.now();
  const moving = moveAll(port, subject);
  const during = await readersOf({ ...load, seconds: 0, until: moving });
  await moving;
  const seconds = (performance.now() - started) / 1_000;
  return { discussions: subject.movedIDs.length, seconds, before, during };
}

function reading({ anyIDs, categoryID }: Subject): Load['request'] {
  let asked = 0;
  return () => {
    asked += 1;
    const id = anyIDs[asked % anyIDs.length];
    const paths = [
      `/api/v2/discussions?expand=insertUser,lastUser,category,tags,excerpt,-body&pinOrder=first&v=${asked}`,
      `/api/v2/discussions?categoryID=${categoryID}&expand=insertUser,tags,-body&v=${asked}`,
      `/api/v2/comments/thread?parentRecordType=discussion&parentRecordID=${id}&expand=insertUser,reactions`,
    ];
    return { path: paths[asked % paths.length] as string };
  };
}

async function readersOf(load: Load): Promise<Readers> {
  const { latencies, failures } = await runLoad(load);
  if (failures.size > 0) throw new Error(`During a move, readers received ${[...failures.keys()].join(', ')}.`);
  return { requests: latencies.length, p50: percentile(latencies, 0.5), p95: percentile(latencies, 0.95) };
}

/** Starts the move and continues it until it is complete, as the page does. */
async function moveAll(port: number, { movedIDs, otherCategoryID, moderatorCookie }: Subject): Promise<void> {
  const headers = { Cookie: moderatorCookie, 'X-Requested-With': 'folkmoot' };
  const order = { discussionIDs: movedIDs, categoryID: otherCategoryID };
  let request: LoadRequest = {
    method: 'PATCH',
    path: '/api/v2/discussions/move',
    headers,
    body: JSON.stringify(order),
  };
  for (;;) {
    const { status, body } = await sendOnce(port, request);
    const { callbackPayload, progress } = JSON.parse(`${body}`);
    if (status === 200 && progress.successIDs.length === movedIDs.length) return;
    if (status !== 408) throw new Error(`The move received ${status}: ${body.subarray(0, 500)}`);
    request = { method: 'POST', path: '/api/v2/calls/run', headers, body: JSON.stringify(callbackPayload) };
  }
}

/** Returns the measurements as text. */
export const bulkMoveText = ({ discussions, seconds, before, during }: BulkMove): string =>
  `Moving ${discussions} discussions together took ${seconds.toFixed(1)} s. ${readers} readers of lists and discussions waited
${readersText(before)} before it, and ${readersText(during)} during it.`;

const readersText = ({ requests, p50, p95 }: Readers): string =>
  `p50 ${p50.toFixed(1)} and p95 ${p95.toFixed(1)} ms (${requests} responses)`;
