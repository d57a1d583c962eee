/** The embedded database itself, in a thread of its own: PGlite, answering wire protocol messages in order. */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { DurableFileSystem, durableStartParameters } from './durable-file-system.ts';
import type { WorkerInput, WorkerReply, WorkerRequest } from './worker-messages.ts';

const { folder, dump, code } = workerData as WorkerInput;
const port = parentPort as NonNullable<typeof parentPort>;
const post = (reply: WorkerReply) =>
  port.postMessage(reply, reply instanceof Uint8Array ? [reply.buffer as ArrayBuffer] : []);

/** A quarter of PostgreSQL's usual cache, for 100 MB less memory; the system's own cache of the files lies behind it. */
const pageCache = '32MB';

/** Why PostgreSQL gave up, in its own words; PGlite itself only tells that it did. */
let lastWords: string | undefined;

const database = await PGlite.create({
  ...(folder === undefined ? {} : { fs: new DurableFileSystem(folder) }),
  ...(dump === undefined ? {} : { loadDataDir: new Blob([dump as Uint8Array<ArrayBuffer>]) }),
  startParams: [
    ...(folder === undefined ? PGlite.defaultStartParams : durableStartParameters()),
    ...['-c', 'timezone=UTC', '-c', 'lc_messages=C', '-c', `shared_buffers=${pageCache}`],
  ],
  ...(code === undefined ? {} : { pgliteWasmModule: code }),
  extensions: { pg_trgm, unaccent, btree_gin },
  onStderr: (line) => {
    lastWords = /(?:FATAL|PANIC): +(.+)/.exec(line)?.[1] ?? lastWords;
    return false;
  },
}).catch((cause: Error) => {
  throw new Error(lastWords ?? cause.message, { cause });
});
endOnFault();
const { rows } = await database.query<{ server_version: string }>('show server_version');
post({ kind: 'ready', version: rows[0]?.server_version ?? '' });

port.on('message', async (request: WorkerRequest) => {
  if (request instanceof Uint8Array) return post(await answer(request));
  if (request === 'dump') return post({ kind: 'dumped', bytes: await dumpDatabase() });
  await database.close();
  post({ kind: 'closed' });
  port.close();
});

/**
 * Answers wire protocol messages. What PGlite gives instead of handing it on piece by piece, it also reads and keeps until
 * its own connection is used, which is never.
 */
async function answer(request: Uint8Array): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const onRawData = (piece: Uint8Array) => pieces.push(piece.slice());
  await database.execProtocolRawStream(request, { syncToFs: false, onRawData });
  return joined(pieces);
}

/** One array with all the pieces, in memory of its own, so that it can be handed to another thread. */
function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let place = 0;
  for (const piece of pieces) {
    whole.set(piece, place);
    place += piece.length;
  }
  return whole;
}

async function dumpDatabase(): Promise<Uint8Array> {
  const file = await database.dumpDataDir('none');
  return new Uint8Array(await file.arrayBuffer());
}

/**
 * Ends this thread when PostgreSQL's code has failed in a way that it cannot go on from (a trap, an exit).
 * PGlite swallows these and would go on with memory in disorder, or without ever answering.
 */
function endOnFault(): void {
  const { Module: module, POSTGRES_MAIN_LONGJMP: sqlError } = database as unknown as {
    Module: { _PostgresMainLoopOnce(): void };
    POSTGRES_MAIN_LONGJMP: number;
  };
  const runOnce = module._PostgresMainLoopOnce;
  module._PostgresMainLoopOnce = () => {
    try {
      runOnce();
    } catch (error) {
      if ((error as { status?: number }).status === sqlError) throw error;
      post({ kind: 'fault', message: String(error) });
      process.exit(1);
    }
  };
}
