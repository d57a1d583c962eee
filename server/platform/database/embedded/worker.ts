/** The thread of the embedded database: PGlite, responding to wire protocol messages in order. */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { DurableFileSystem, durableStartParameters } from './durable-file-system.ts';
import type { WorkerInput, WorkerReply, WorkerRequest } from './worker-messages.ts';

const { folder, isTemporary = false, dump, code } = workerData as WorkerInput;
const port = parentPort as NonNullable<typeof parentPort>;
const post = (reply: WorkerReply) =>
  port.postMessage(reply, reply instanceof Uint8Array ? [reply.buffer as ArrayBuffer] : []);

/**
 * PostgreSQL's `shared_buffers`. A quarter of the default saves about 100 MB of memory; the operating system's file
 * cache compensates for it.
 */
const pageCache = '32MB';

/** The message of PostgreSQL's fatal error. PGlite itself only reports that one occurred. */
let lastWords: string | undefined;

const database = await PGlite.create({
  ...(folder === undefined ? {} : { fs: isTemporary ? new NodeFS(folder) : new DurableFileSystem(folder) }),
  ...(dump === undefined ? {} : { loadDataDir: new Blob([dump as Uint8Array<ArrayBuffer>]) }),
  startParams: [
    ...(folder === undefined || isTemporary ? PGlite.defaultStartParams : durableStartParameters()),
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
 * Responds to wire protocol messages. The output is streamed, since PGlite also parses the output it returns in one
 * piece, and retains it until its own connection is used, which never happens.
 */
async function answer(request: Uint8Array): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const onRawData = (piece: Uint8Array) => pieces.push(piece.slice());
  await database.execProtocolRawStream(request, { syncToFs: false, onRawData });
  return joined(pieces);
}

/** Concatenates the pieces into one array with its own buffer, so that it can be transferred to another thread. */
function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const full = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let place = 0;
  for (const piece of pieces) {
    full.set(piece, place);
    place += piece.length;
  }
  return full;
}

async function dumpDatabase(): Promise<Uint8Array> {
  const file = await database.dumpDataDir('none');
  return new Uint8Array(await file.arrayBuffer());
}

/**
 * Ends this thread when PostgreSQL's code fails in an unrecoverable manner (a trap, an exit). PGlite swallows such
 * failures and would continue with corrupt memory, or never respond.
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
