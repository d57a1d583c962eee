import type { Api } from '#api/api.ts';
import { moveDiscussions } from '#api/discussion/discussion-bulk.client.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { changeDiscussionType } from '#api/discussion/discussion-mark.client.ts';
import type { PostMetaPatch } from '#api/post/post-field.contract.ts';
import { type PostSettings, wantsMove, wantsType } from '#machines/post/post-settings.ts';
import { ofOne } from './of-one.ts';

/** Moves the discussion, changes its type and what it answers to the fields of that, or both (`spec/behaviours.md` §40). */
export async function changePostSettings(
  api: Api,
  discussion: Pick<Discussion, 'discussionID' | 'categoryID' | 'postTypeID'>,
  settings: PostSettings,
  postMeta: PostMetaPatch = {},
): Promise<void> {
  const { discussionID, categoryID, postTypeID: present } = discussion;
  const retyped = wantsType(settings) && settings.type ? { postTypeID: settings.type, postMeta } : undefined;
  if (!wantsMove(settings) || settings.categoryID === undefined) {
    if (retyped) await changeDiscussionType(api, discussionID, { ...retyped, seen: { postTypeID: present } });
    return;
  }
  const move = { discussionIDs: [discussionID], categoryID: settings.categoryID, addRedirects: settings.addRedirects };
  await ofOne(moveDiscussions(api, { ...move, seen: { categoryID, postTypeID: present }, ...retyped }));
}
