import { type Picture, type PictureOrder, processPicture, TooManyPixels } from './picture-work.ts';

// A process that handles images for the forum, one at a time. It is killed when one takes too long.

/** The reply of the process to an order. */
export type PictureAnswer =
  | { readonly picture: Picture }
  | { readonly problem: string; readonly megapixels: number | undefined };

async function answerTo(order: PictureOrder): Promise<PictureAnswer> {
  try {
    return { picture: await processPicture(order) };
  } catch (error) {
    const megapixels = error instanceof TooManyPixels ? error.megapixels : undefined;
    return { problem: (error as Error).message, megapixels };
  }
}

process.on('message', (order: PictureOrder) => void answerTo(order).then((answer) => process.send?.(answer)));
// Exits with the forum's process, even if that crashes.
process.on('disconnect', () => process.exit(0));
