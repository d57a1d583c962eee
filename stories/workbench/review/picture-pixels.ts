/** The pixels in which two pictures differ. */
export interface DifferentPixels {
  /** The present picture, pale, with the differing pixels in red. */
  readonly picture: ImageData;
  /** The colours that were replaced, most frequent first. */
  readonly colors: readonly ColorChange[];
}

/** A colour that another one has replaced, as `#rrggbb`. */
export interface ColorChange {
  readonly before: string;
  readonly now: string;
  readonly pixels: number;
}

/** Loads a picture and returns its pixels. */
export async function pixelsAt(address: string): Promise<ImageData> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  const context = canvas.getContext('2d', { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** The index of the last row of the reviewed picture is repeated below it, as on the sheets. */
const rowIn = (picture: ImageData, row: number) => Math.min(row, picture.height - 1);

function* differing(before: ImageData, now: ImageData): Generator<{ at: number; from: number }> {
  for (let row = 0; row < now.height; row += 1)
    for (let column = 0; column < now.width; column += 1) {
      const at = (row * now.width + column) * 4;
      const from = (rowIn(before, row) * before.width + column) * 4;
      const isSame = [0, 1, 2].every((part) => before.data[from + part] === now.data[at + part]);
      if (!isSame) yield { at, from };
    }
}

/** Returns the present picture, pale, with the differing pixels in red. */
export function differenceOf(before: ImageData, now: ImageData): ImageData {
  const picture = new ImageData(now.width, now.height);
  for (let at = 0; at < now.data.length; at += 4) {
    const gray = 255 - (255 - ((now.data[at] ?? 0) + (now.data[at + 1] ?? 0) + (now.data[at + 2] ?? 0)) / 3) * 0.35;
    picture.data.set([gray, gray, gray, 255], at);
  }
  for (const { at } of differing(before, now)) picture.data.set([220, 20, 20, 255], at);
  return picture;
}

/** Returns the colours that were replaced, most frequent first. */
export function colorsOf(before: ImageData, now: ImageData): ColorChange[] {
  const counts = new Map<string, number>();
  for (const { at, from } of differing(before, now)) {
    const key = `${colorAt(before, from)} ${colorAt(now, at)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .map(([key, pixels]) => ({ before: key.slice(0, 7), now: key.slice(8), pixels }))
    .sort((a, b) => b.pixels - a.pixels);
}

const colorAt = ({ data }: ImageData, at: number) =>
  `#${[0, 1, 2].map((part) => (data[at + part] ?? 0).toString(16).padStart(2, '0')).join('')}`;
