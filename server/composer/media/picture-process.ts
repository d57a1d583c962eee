import { type Picture, type PictureOrder, TooManyPixels, workOnPicture } from './picture-work.ts';

// A process that works on pictures for the forum, one at a time, and is killed when one takes too long.

/** The reply of the process to an order. */
export type PictureAnswer =
  | { readonly picture: Picture }
  | { readonly problem: string; readonly megapixels: number | undefined };

async function answerTo(order: PictureOrder): Promise<PictureAnswer> {
  try {
    return { picture: await workOnPicture(order) };
  } catch (error) {
    const megapixels = error instanceof TooManyPixels ? error.megapixels : undefined;
    return { problem: (error as Error).message, megapixels };
  }
}

process.on('message', (order: PictureOrder) => void answerTo(order).then((answer) => process.send?.(answer)));
// It ends with the forum, however that ends.
process.on('disconnect', () => process.exit(0));
