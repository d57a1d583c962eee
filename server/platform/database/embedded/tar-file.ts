/** A file or folder of a tar archive. */
export interface TarEntry {
  /** A relative path with forward slashes. */
  name: string;
  isFolder: boolean;
  mode: number;
  bytes: Uint8Array;
}

const blockSize = 512;
const folderType = '5'.charCodeAt(0);

/** Reads an uncompressed tar archive (ustar), the format in which PGlite dumps its data folder. */
export function* readTar(archive: Uint8Array): Generator<TarEntry> {
  for (let offset = 0; offset + blockSize <= archive.length && archive[offset] !== 0; ) {
    const header = archive.subarray(offset, offset + blockSize);
    const size = readOctal(header, 124, 12);
    const start = offset + blockSize;
    const prefix = readText(header, 345, 155);
    const name = [prefix, readText(header, 0, 100)].filter(Boolean).join('/');
    yield {
      name: name.replace(/^\/+|\/+$/g, ''),
      isFolder: header[156] === folderType,
      mode: readOctal(header, 100, 8) & 0o777,
      bytes: archive.subarray(start, start + size),
    };
    offset = start + Math.ceil(size / blockSize) * blockSize;
  }
}

function readText(header: Uint8Array, start: number, length: number): string {
  const field = Buffer.from(header.subarray(start, start + length));
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end < 0 ? length : end);
}

function readOctal(header: Uint8Array, start: number, length: number): number {
  return Number.parseInt(readText(header, start, length).trim() || '0', 8);
}
