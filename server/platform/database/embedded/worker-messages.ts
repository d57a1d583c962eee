/** How the thread of the embedded database is started: with a folder, or in memory, there from a dump if one is given. */
export interface WorkerInput {
  folder?: string;
  dump?: Uint8Array;
  /** PostgreSQL, compiled: threads that are given the same share what has become of it. */
  code?: WebAssembly.Module;
}

/** Wire protocol bytes to answer, or a chore. */
export type WorkerRequest = Uint8Array | 'dump' | 'close';

/** Wire protocol bytes, one answer for each request in its order, or news of the thread. */
export type WorkerReply =
  | Uint8Array
  | { kind: 'ready'; version: string }
  | { kind: 'dumped'; bytes: Uint8Array }
  | { kind: 'fault'; message: string }
  | { kind: 'closed' };
