import type { Fragment, FragmentDetails } from '#api/administration/fragment/fragment.contract.ts';
import type { FragmentPlacement } from '#api/administration/fragment/fragment-placement.contract.ts';
import { fragmentAssetUrl, fragmentFrameUrl } from '#api/administration/fragment/fragment-urls.ts';
import { findSomeMedia, type StoredMedia } from '#server/composer/media/media.queries.ts';
import type { Forum } from '#server/platform/forum.ts';
import { findAuthors } from '#server/post/post-author.ts';
import type { FragmentFacts, FragmentRow } from './fragment.queries.ts';
import { loadFragmentUse } from './fragment-use.ts';

const statusOf = ({ revisionID, activeID, commitMessage }: FragmentFacts): Fragment['status'] =>
  commitMessage === null ? 'draft' : revisionID === activeID ? 'active' : 'past-revision';

/** Maps fragments to their API representation. */
export async function presentFragments(forum: Forum, rows: readonly FragmentFacts[]): Promise<Fragment[]> {
  const [authors, viewsOf] = await Promise.all([
    findAuthors(
      forum.db,
      rows.map(({ insertUserID }) => insertUserID),
    ),
    loadFragmentUse(forum),
  ]);
  return rows.map((row) => {
    const { fragmentUUID, revisionUUID, name, fragmentType, isLatest, insertUserID, commitDescription } = row;
    const fragmentViews = viewsOf(fragmentUUID);
    return {
      fragmentUUID,
      name,
      fragmentType,
      status: statusOf(row),
      isLatest,
      fragmentRevisionUUID: revisionUUID,
      revisionInsertUserID: insertUserID ?? 0,
      revisionInsertUser: authors(insertUserID),
      dateRevisionInserted: row.dateInserted,
      commitMessage: row.commitMessage ?? '',
      commitDescription,
      isApplied: fragmentViews.length > 0,
      url: `/appearance/widget-builder/${fragmentUUID}/edit`,
      jsUrl: fragmentAssetUrl('js', fragmentUUID, revisionUUID),
      cssUrl: fragmentAssetUrl('css', fragmentUUID, revisionUUID),
      fragmentViews,
    };
  });
}

/** Maps a fragment with its contents to its API representation. */
export async function presentDetails(forum: Forum, row: FragmentRow): Promise<FragmentDetails> {
  const { js, jsRaw, css, customSchema, previewData, mediaIDs, heights } = row;
  const [[fragment], media] = await Promise.all([
    presentFragments(forum, [row]),
    findSomeMedia(forum.db, { mediaIDs }),
  ]);
  const files = mediaIDs
    .flatMap((id) => media.find(({ mediaID }) => mediaID === id) ?? [])
    .map(({ path, ...file }) => ({ ...file, url: forum.media.urlOf(path) }));
  return { ...(fragment as Fragment), js, jsRaw, css, customSchema, previewData, files, heights };
}

/** Maps a published fragment to what a page needs to show it. */
export const presentPlacement = (
  forum: Forum,
  { fragmentUUID, revisionUUID, name, customSchema, heights }: FragmentFacts,
  files: readonly StoredMedia[],
): FragmentPlacement => ({
  fragmentUUID,
  fragmentRevisionUUID: revisionUUID,
  name,
  frameUrl: fragmentFrameUrl(fragmentUUID, revisionUUID),
  customSchema,
  files: files.map((file) => ({ name: file.name, url: forum.media.urlOf(file.path) })),
  heights,
});
