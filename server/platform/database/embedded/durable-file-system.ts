import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface OpenFile {
  /** The system's number of an open file; folders have none. */
  nfd?: number;
  node: object;
}

interface EmscriptenModule {
  NODEFS: { realPath(node: object): string; stream_ops: { fsync?: (file: OpenFile) => number } };
  FS: { ErrnoError: new (code: number) => Error };
}

/** Emscripten's number for an error of the device. */
const inputOutputError = 29;

/** Some systems cannot sync folders; these errors say no more than that. */
const unsyncable = new Set(['EINVAL', 'EBADF', 'EISDIR', 'EPERM', 'EACCES']);

/** The folder of the embedded database, written so that what was acknowledged is on the disk: PGlite's own never syncs. */
export class DurableFileSystem extends NodeFS {
  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(...parameters);
    const steps = prepared.emscriptenOpts.preRun as unknown as ((module: EmscriptenModule) => void)[];
    steps.push(addSync);
    return prepared;
  }
}

/** PGlite's own start parameters, with fsync on instead of off. */
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
