/** The input of the database thread: a folder, or a database in memory that starts from a dump if one is given. */
export interface WorkerInput {
  folder?: string;
  /** Whether the folder is deleted afterwards. Its files are then not synced to the disk. */
  isTemporary?: boolean;
  dump?: Uint8Array;
  /** The compiled WebAssembly module of PostgreSQL. Threads that receive the same module share its compiled code. */
  code?: WebAssembly.Module;
}

/** A request to the database thread: wire protocol bytes, or a command. */
export type WorkerRequest = Uint8Array | 'dump' | 'close';

/** A reply of the database thread: wire protocol bytes, one response per request in order, or a status message. */
export type WorkerReply =
  | Uint8Array
  | { kind: 'ready'; version: string }
  | { kind: 'dumped'; bytes: Uint8Array }
  | { kind: 'fault'; message: string }
  | { kind: 'closed' };
