import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** An image as its pixels, three bytes each, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** The position of an image on a sheet, in pixels. */
interface Place {
  readonly left: number;
  readonly top: number;
}

/** Decodes an image file into its pixels. */
export async function pixelsOf(picture: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(picture, { limitInputPixels: false })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/**
 * Returns the number of columns of a sheet. The sheet has about as many pixels across as down, and the light and dark
 * images of a state are side by side.
 */
const columnsFor = (count: number) => 2 * Math.ceil(Math.sqrt(count / 4));

const placeOf = (index: number, count: number, width: number, height: number): Place => {
  const columns = columnsFor(count);
  return { left: (index % columns) * width, top: Math.floor(index / columns) * height };
};

/** Returns the rectangle of an image on a sheet of a given size. */
export function picturePlace(index: number, count: number, sheet: { readonly width: number; readonly height: number }) {
  const columns = columnsFor(count);
  const width = sheet.width / columns;
  const height = sheet.height / Math.ceil(count / columns);
  return { ...placeOf(index, count, width, height), width, height };
}

const rowOf = ({ width, data }: Pixels, row: number): Buffer => data.subarray(row * width * 3, (row + 1) * width * 3);

/** Returns the number of rows of an image up to the first of its identical last rows. */
function rowsWithContent(picture: Pixels): number {
  const last = rowOf(picture, picture.height - 1);
  let rows = picture.height;
  while (rows > 1 && rowOf(picture, rows - 2).equals(last)) rows -= 1;
  return rows;
}

/**
 * Writes images of the same size to one sheet, as lossless WebP. All of them are cropped to the height of the image
 * with the most content. The cropped rows repeat the row before.
 */
export async function writeSheet(file: string, pictures: readonly Pixels[]): Promise<void> {
  const [{ width }] = pictures as [Pixels];
  const height = Math.max(...pictures.map(rowsWithContent));
  const columns = columnsFor(pictures.length);
  const sheet = sharp({
    create: {
      width: columns * width,
      height: Math.ceil(pictures.length / columns) * height,
      channels: 3,
      background: 'white',
    },
    limitInputPixels: false,
  }).composite(
    pictures.map((picture, index) => ({
      input: picture.data.subarray(0, height * width * 3),
      raw: { width, height, channels: 3 },
      ...placeOf(index, pictures.length, width, height),
    })),
  );
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await sheet.webp({ lossless: true, effort: 6 }).toBuffer());
}

/** A stored sheet to compare with: images of one width. */
export interface Sheet {
  /** Returns the number of pixels in which an image differs from the stored one. */
  differing(index: number, picture: Pixels): number;
  /** Returns a stored image as a PNG file. */
  kept(index: number): Promise<Buffer>;
}

/** Reads a sheet with the given number of images. Returns undefined when its dimensions do not match. */
export async function readSheet(file: string, count: number, width: number): Promise<Sheet | undefined> {
  const sheet = await pixelsOf(await readFile(file));
  const columns = columnsFor(count);
  const height = sheet.height / Math.ceil(count / columns);
  if (sheet.width !== columns * width || !Number.isInteger(height)) return undefined;
  const keptRow = (index: number, row: number) => {
    const { left, top } = placeOf(index, count, width, height);
    const start = ((top + Math.min(row, height - 1)) * sheet.width + left) * 3;
    return sheet.data.subarray(start, start + width * 3);
  };
  return {
    differing: (index, picture) =>
      Array.from({ length: picture.height }, (_, row) => differingIn(keptRow(index, row), rowOf(picture, row))).reduce(
        (sum, one) => sum + one,
        0,
      ),
    kept: (index) =>
      sharp(sheet.data, { raw: { width: sheet.width, height: sheet.height, channels: 3 }, limitInputPixels: false })
        .extract({ ...placeOf(index, count, width, height), width, height })
        .png()
        .toBuffer(),
  };
}

function differingIn(kept: Buffer, row: Buffer): number {
  if (kept.equals(row)) return 0;
  let differing = 0;
  for (let at = 0; at < row.length; at += 3)
    if (kept[at] !== row[at] || kept[at + 1] !== row[at + 1] || kept[at + 2] !== row[at + 2]) differing += 1;
  return differing;
}
