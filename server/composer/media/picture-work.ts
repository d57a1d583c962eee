import type { Sharp } from 'sharp';

/** The part of an image to crop to, in percent of its width and height. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The operation on a picture: re-encode it in its format, or crop it to a square for a member's photo. */
export type PictureOrder =
  | { readonly kind: 'rewrite'; readonly path: string; readonly largest: number }
  | {
      readonly kind: 'square';
      readonly content: Uint8Array;
      readonly area: PictureArea | undefined;
      readonly side: number;
    };

/** A processed image: its bytes, and its size in pixels. */
export interface Picture {
  readonly content: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const million = 1_000_000;

/**
 * The maximum number of pixels to which an image may be decoded, all frames together, by format. AVIF takes about ten
 * times as long as JPEG to decode and encode.
 */
const mostPixels: Readonly<Record<string, number>> = {
  jpeg: 80 * million,
  png: 80 * million,
  gif: 60 * million,
  webp: 50 * million,
  heif: 25 * million,
};

/** Thrown for an image with more pixels than its format may have. */
export class TooManyPixels extends Error {
  readonly megapixels: number;

  constructor(megapixels: number) {
    super(`The picture has more than ${megapixels} megapixels.`);
    this.megapixels = megapixels;
  }
}

/** Returns the chosen area in pixels of the upright image, at least one pixel in each dimension. */
function pixelsOf({ x, y, width, height }: PictureArea, size: { width: number; height: number }) {
  const left = Math.min(Math.round((x / 100) * size.width), size.width - 1);
  const top = Math.min(Math.round((y / 100) * size.height), size.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round((width / 100) * size.width), size.width - left)),
    height: Math.max(1, Math.min(Math.round((height / 100) * size.height), size.height - top)),
  };
}

/** Opens an image and reads only its header. */
async function open(input: string | Uint8Array, animated: boolean) {
  const { default: sharp } = await import('sharp');
  // Cached operations would occupy memory that a forum rarely uses twice.
  sharp.cache(false);
  sharp.concurrency(1);
  const image: Sharp = sharp(input, { animated, failOn: 'error', limitInputPixels: false });
  const header = await image.metadata();
  const most = mostPixels[header.format ?? ''] ?? 0;
  if (header.width * header.height > most) throw new TooManyPixels(most / million);
  return { image, header };
}

async function rewrite(path: string, largest: number): Promise<Picture> {
  const { image, header } = await open(path, true);
  const small = image.autoOrient().resize(largest, largest, { fit: 'inside', withoutEnlargement: true });
  const written =
    header.format === 'jpeg'
      ? small.jpeg({ quality: 88, mozjpeg: false })
      : header.format === 'heif'
        ? small.avif()
        : small;
  const { data, info } = await written.toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.pageHeight ?? info.height };
}

async function cutSquare(content: Uint8Array, area: PictureArea | undefined, side: number): Promise<Picture> {
  const { image, header } = await open(content, false);
  const upright = image.autoOrient();
  const part = area && pixelsOf(area, header.autoOrient);
  const square = (part ? upright.extract(part) : upright).resize(side, side, { fit: 'cover' }).webp({ quality: 82 });
  return { content: await square.toBuffer(), width: side, height: side };
}

/**
 * Processes one image. It runs in a separate process (`picture-process.ts`), because libvips cannot be interrupted.
 *
 * @throws {TooManyPixels} before anything is decoded; and the errors of libvips for a damaged image.
 */
export function processPicture(order: PictureOrder): Promise<Picture> {
  return order.kind === 'rewrite'
    ? rewrite(order.path, order.largest)
    : cutSquare(order.content, order.area, order.side);
}
