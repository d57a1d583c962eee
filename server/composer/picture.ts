import { ApiError } from '#api/errors.ts';

/** Pictures are made at most this wide and high, in pixels. */
export const largestPicture = 4_096;

/** The most pixels a picture may unpack to, all frames together; more is refused unread. */
const mostPixels = 80_000_000;

/** A picture written anew: its bytes and its size in pixels. */
export interface Picture {
  readonly content: Uint8Array;
  readonly width: number;
  readonly height: number;
}

let last: Promise<unknown> = Promise.resolve();

/** Unpacking takes much memory, so pictures wait for each other. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
};

async function write(path: string): Promise<Picture> {
  const { default: sharp } = await import('sharp');
  // Kept operations would hold on to memory that a forum rarely uses twice.
  sharp.cache(false);
  const image = sharp(path, { animated: true, failOn: 'error', limitInputPixels: mostPixels });
  const { format } = await image.metadata();
  const small = image.autoOrient().resize(largestPicture, largestPicture, { fit: 'inside', withoutEnlargement: true });
  const written =
    format === 'jpeg' ? small.jpeg({ quality: 88, mozjpeg: false }) : format === 'heif' ? small.avif() : small;
  const { data, info } = await written.toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.pageHeight ?? info.height };
}

/**
 * Writes a picture anew in its own format: upright, at most 4096 pixels each way, without EXIF, places or anything
 * hidden behind its end.
 *
 * @throws {ApiError} `media.unreadable` when it is damaged, cut off, or unpacks to too much.
 */
export async function rewritePicture(path: string): Promise<Picture> {
  try {
    return await inTurn(() => write(path));
  } catch (cause) {
    throw new ApiError('media.unreadable', {}, { cause });
  }
}
