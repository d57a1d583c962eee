import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** A picture as its pixels, three bytes each, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** A state's place on a sheet, by its number among the pictures. */
interface Place {
  readonly left: number;
  readonly top: number;
}

/** The pixels of a picture in a file's form. */
export async function pixelsOf(picture: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(picture, { limitInputPixels: false })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** How many pictures stand beside each other: about as many pixels as stand below each other, light and dark together. */
const columnsFor = (count: number) => 2 * Math.ceil(Math.sqrt(count / 4));

const placeOf = (index: number, count: number, width: number, height: number): Place => {
  const columns = columnsFor(count);
  return { left: (index % columns) * width, top: Math.floor(index / columns) * height };
};

const rowOf = ({ width, data }: Pixels, row: number): Buffer => data.subarray(row * width * 3, (row + 1) * width * 3);

/** How many rows a picture has until it only repeats its last one. */
function rowsWithContent(picture: Pixels): number {
  const last = rowOf(picture, picture.height - 1);
  let rows = picture.height;
  while (rows > 1 && rowOf(picture, rows - 2).equals(last)) rows -= 1;
  return rows;
}

/**
 * Keeps pictures of one size on one sheet, as lossless WebP. All of them are as high as the one with the most content; what
 * is cut off below repeats the row before.
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

/** A sheet that was kept, to be compared with: so many pictures of one width. */
export interface Sheet {
  /** How many pixels of a picture are not as they are kept. */
  differing(index: number, picture: Pixels): number;
  /** A kept picture, as a file. */
  kept(index: number): Promise<Buffer>;
}

/** Reads a sheet of so many pictures; undefined when it shows another number of them. */
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
