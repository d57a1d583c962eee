import type { Api } from '#api/api.ts';
import { changeDiscussionType } from '#api/discussion/reading/discussion-mark.client.ts';
import { moveDiscussions } from '#api/discussion/transfer/discussion-bulk.client.ts';
import { awaitSingleRecord } from '#components/post/await-single-record.ts';
import { type ChosenSettings, wantsMove, wantsType } from '#machines/post/option/post-settings.ts';

/**
 * Moves a discussion, changes its post type and field values, or both (docs/behavior/post.md#moving-and-retyping). The
 * request includes the known category and type, so the server rejects it if they have changed.
 */
export async function changePostSettings(
  api: Api,
  discussionID: number,
  { subject, settings, postMeta }: ChosenSettings,
): Promise<void> {
  const { categoryID, postTypeID: present } = subject;
  const retyped = wantsType(settings) && settings.type ? { postTypeID: settings.type, postMeta } : undefined;
  if (!wantsMove(settings) || settings.categoryID === undefined) {
    if (retyped) await changeDiscussionType(api, discussionID, { ...retyped, seen: { postTypeID: present } });
    return;
  }
  const move = { discussionIDs: [discussionID], categoryID: settings.categoryID, addRedirects: settings.addRedirects };
  await awaitSingleRecord(moveDiscussions(api, { ...move, seen: { categoryID, postTypeID: present }, ...retyped }));
}
