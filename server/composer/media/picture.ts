import { picturePool } from './picture-pool.ts';
import type { Picture, PictureArea } from './picture-work.ts';

/** The maximum width and height of stored images, in pixels. */
export const largestPicture = 4_096;

/**
 * Re-encodes an image in its own format: upright, at most 4096 pixels in each dimension, without EXIF data, locations
 * or anything appended after its end.
 *
 * @throws {ApiError} `media.unreadable` when it is damaged, truncated or takes too long, `media.too-many-pixels`,
 * `media.too-many`, `server.busy`.
 */
export const rewritePicture = (userID: number, path: string): Promise<Picture> =>
  picturePool.work(userID, { kind: 'rewrite', path, largest: largestPicture });

/**
 * Crops an image to an upright WebP square, without metadata about camera and location.
 *
 * @throws {ApiError} as `rewritePicture`.
 */
export async function cropToSquare(
  userID: number,
  content: Uint8Array,
  { area, side }: { readonly area: PictureArea | undefined; readonly side: number },
): Promise<Uint8Array> {
  return (await picturePool.work(userID, { kind: 'square', content, area, side })).content;
}
