import type { MediaStore } from '#server/composer/media/media-store.ts';
import { type IllustrationKey, illustrations, renderIllustration } from './illustrations.ts';
import { sampleMembers } from './members.ts';
import { renderPortrait } from './portraits.ts';
import type { MemberKey } from './types.ts';

/** A picture file of the sample community. `path` is its path in the media store; sizes are in pixels. */
export interface SamplePicture {
  key: string;
  kind: 'portrait' | 'illustration';
  path: string;
  type: string;
  content: Buffer;
  width: number;
  height: number;
  owner: MemberKey;
}

/** The width and height of a portrait, in pixels. */
const portraitWidth = 400;

/** Returns the media path of a portrait. */
export const portraitPath = (key: MemberKey): string => `sample/${key}.webp`;

/** Returns the media path of an illustration. Its name contains its size, as for uploads. */
export const illustrationPath = (key: string): string => {
  const { width, height } = illustrations[key as IllustrationKey];
  return `sample/${key}-${width}x${height}.png`;
};

/** Renders all portraits and illustrations and stores them in the media store. Idempotent. */
export async function storeSamplePictures(media: MediaStore): Promise<readonly SamplePicture[]> {
  const pictures = await Promise.all([
    ...sampleMembers.map(async ({ key, portrait }): Promise<SamplePicture> => {
      const content = await renderPortrait(portrait, portraitWidth);
      const size = { width: portraitWidth, height: portraitWidth };
      return { key, kind: 'portrait', path: portraitPath(key), type: 'image/webp', content, ...size, owner: key };
    }),
    ...(Object.keys(illustrations) as IllustrationKey[]).map(async (key): Promise<SamplePicture> => {
      const { width, height } = illustrations[key];
      const content = await renderIllustration(key);
      return {
        key,
        kind: 'illustration',
        path: illustrationPath(key),
        type: 'image/png',
        content,
        width,
        height,
        owner: 'ingrid',
      };
    }),
  ]);
  for (const { path, content } of pictures) await media.write(path, content);
  return pictures;
}
