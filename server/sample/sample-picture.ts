import type { MediaStore } from '#server/composer/media/media-store.ts';
import { type IllustrationKey, illustrations, renderIllustration } from './illustrations.ts';
import { sampleMembers } from './members.ts';
import { renderPortrait } from './portraits.ts';
import type { MemberKey } from './types.ts';

/** A picture file of the sample community; `path` is its place in the media store, sizes are pixels. */
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

/** Width and height of a member's picture, in pixels. */
const portraitWidth = 400;

/** The place of a member's picture in the media store. */
export const portraitPath = (key: MemberKey): string => `sample/${key}.webp`;

/** The place of a picture used in posts in the media store; its size is in its name, as with uploads. */
export const illustrationPath = (key: string): string => {
  const { width, height } = illustrations[key as IllustrationKey];
  return `sample/${key}-${width}x${height}.png`;
};

/** Renders all portraits and illustrations and keeps them in the media store; doing so again changes nothing. */
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
