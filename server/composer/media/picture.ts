import { picturePool } from './picture-pool.ts';
import type { Picture, PictureArea } from './picture-work.ts';

/** Pictures are made at most this wide and high, in pixels. */
export const largestPicture = 4_096;

/**
 * Writes a picture anew in its own format: upright, at most 4096 pixels each way, without EXIF, places or anything
 * hidden behind its end.
 *
 * @throws {ApiError} `media.unreadable` when it is damaged, cut off or takes too long, `media.too-many-pixels`, `media.too-many`,
 * `server.busy`.
 */
export const rewritePicture = (userID: number, path: string): Promise<Picture> =>
  picturePool.work(userID, { kind: 'rewrite', path, largest: largestPicture });

/**
 * Cuts a picture to a square of WebP, upright, and leaves out all it tells about camera and place.
 *
 * @throws {ApiError} as `rewritePicture`.
 */
export async function cutPicture(
  userID: number,
  content: Uint8Array,
  { area, side }: { readonly area: PictureArea | undefined; readonly side: number },
): Promise<Uint8Array> {
  return (await picturePool.work(userID, { kind: 'square', content, area, side })).content;
}
