import type { FormSchema } from '#api/form/form-schema.ts';
import { findSomeMedia, type StoredMedia } from '#server/composer/media/media.queries.ts';
import { type Cached, createCached } from '#server/platform/cache/cached-value.ts';
import type { Forum } from '#server/platform/forum.ts';
import { type FragmentFacts, listFragments } from './fragment.queries.ts';

/** The published fragments and the files of all fragments. */
interface FragmentBook {
  readonly published: ReadonlyMap<string, FragmentFacts>;
  readonly media: ReadonlyMap<number, StoredMedia>;
  /** The paths of the files in the media store. */
  readonly paths: ReadonlySet<string>;
}

const books = new WeakMap<Forum, Cached<FragmentBook>>();

/** The event bus topic for changed fragments. */
const fragmentsChanged = 'fragments.changed';

function bookOf(forum: Forum): Cached<FragmentBook> {
  const known =
    books.get(forum) ??
    createCached(forum, fragmentsChanged, async (db) => {
      const [published, latest] = [await listFragments(db, 'active'), await listFragments(db, 'latest')];
      const mediaIDs = [...published, ...latest].flatMap((row) => row.mediaIDs);
      const media = mediaIDs.length > 0 ? await findSomeMedia(db, { mediaIDs }) : [];
      return {
        published: new Map(published.map((row) => [row.fragmentUUID, row])),
        media: new Map(media.map((one) => [one.mediaID, one])),
        paths: new Set(media.map(({ path }) => path)),
      };
    });
  books.set(forum, known);
  return known;
}

/** Invalidates the cached fragments in every process. */
export const invalidateFragments = (forum: Forum): Promise<unknown> => bookOf(forum).changed();

/** Returns the published revision of a fragment with its files. Returns undefined when there is none. */
export async function findPublished(
  forum: Forum,
  fragmentUUID: string,
): Promise<{ fragment: FragmentFacts; files: readonly StoredMedia[] } | undefined> {
  const { published, media } = await bookOf(forum).get();
  const fragment = published.get(fragmentUUID.toLowerCase());
  return fragment && { fragment, files: filesAmong(media, fragment.mediaIDs) };
}

/** Returns a function that finds the schema of the settings of a published fragment. Null for one without. */
export async function publishedSchemas(forum: Forum): Promise<(fragmentUUID: string) => FormSchema | null> {
  const { published } = await bookOf(forum).get();
  return (fragmentUUID) => published.get(fragmentUUID.toLowerCase())?.customSchema ?? null;
}

const filesAmong = (media: ReadonlyMap<number, StoredMedia>, mediaIDs: readonly number[]): readonly StoredMedia[] =>
  mediaIDs.flatMap((mediaID) => media.get(mediaID) ?? []);

/** Checks whether a URL is that of a file of a fragment, which everyone can read, also from a frame. */
export async function isFragmentFile(forum: Forum, url: string): Promise<boolean> {
  const path = forum.media.pathOf(url);
  return path !== undefined && (await bookOf(forum).get()).paths.has(path);
}
