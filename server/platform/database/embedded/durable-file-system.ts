import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface OpenFile {
  /** The native file descriptor of an open file. Folders have none. */
  nfd?: number;
  node: object;
}

interface EmscriptenModule {
  NODEFS: { realPath(node: object): string; stream_ops: { fsync?: (file: OpenFile) => number } };
  FS: { ErrnoError: new (code: number) => Error };
}

/** Emscripten's error number of an I/O error (EIO). */
const inputOutputError = 29;

/** Errors that only state that a system cannot sync folders. */
const unsyncable = new Set(['EINVAL', 'EBADF', 'EISDIR', 'EPERM', 'EACCES']);

/**
 * The file system of the embedded database. It makes acknowledged writes durable with fsync; PGlite's own file system
 * never syncs.
 */
export class DurableFileSystem extends NodeFS {
  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(...parameters);
    const steps = prepared.emscriptenOpts.preRun as unknown as ((module: EmscriptenModule) => void)[];
    steps.push(addSync);
    return prepared;
  }
}

/** Returns PGlite's default start parameters with fsync turned on. */
export function durableStartParameters(): string[] {
  const parameters = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
  return [...parameters, '-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];
}

function addSync({ NODEFS, FS }: EmscriptenModule): void {
  NODEFS.stream_ops.fsync = ({ nfd, node }) => {
    try {
      if (nfd === undefined) syncFolder(NODEFS.realPath(node));
      else fs.fsyncSync(nfd);
      return 0;
    } catch (error) {
      if (nfd === undefined && unsyncable.has((error as NodeJS.ErrnoException).code ?? '')) return 0;
      throw new FS.ErrnoError(inputOutputError);
    }
  };
}

function syncFolder(folder: string): void {
  const descriptor = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
