import type { Api } from '#api/api.ts';
import { moveDiscussions } from '#api/discussion/discussion-bulk.client.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { changeDiscussionType } from '#api/discussion/discussion-mark.client.ts';
import { takesPostType } from '#api/discussion/discussion-type.ts';
import type { MessageID } from '#api/message-id.ts';
import type { PostMetaPatch } from '#api/post/post-field.contract.ts';
import type { PostType } from '#api/post/post-type.contract.ts';
import { ofOne } from './of-one.ts';

/** What shall become of a discussion: another place, another type, or both. */
export interface PostSettings {
  readonly action: 'move' | 'type' | 'both';
  readonly categoryID: number | undefined;
  readonly type: string | undefined;
  readonly addRedirects: boolean;
}

type Subject = Pick<Discussion, 'discussionID' | 'categoryID' | 'postTypeID'>;

/** Where it might go, and what it might become. */
interface Possible {
  readonly categories: readonly { categoryID: number; allowedDiscussionTypes: readonly string[] }[];
  readonly types: readonly Pick<PostType, 'postTypeID' | 'categoryIDs'>[];
}

/** Whether the discussion is to be moved. */
export const wantsMove = ({ action }: PostSettings): boolean => action !== 'type';

/** Whether the discussion's type is to be changed. */
export const wantsType = ({ action }: PostSettings): boolean => action !== 'move';

/** Why the settings cannot be saved as they are; undefined when they can. */
export function settingsRefusal(
  discussion: Subject,
  settings: PostSettings,
  { categories, types }: Possible,
): MessageID | undefined {
  const { categoryID, type } = settings;
  const isMoved = wantsMove(settings) && categoryID !== undefined && categoryID !== discussion.categoryID;
  const isRetyped = wantsType(settings) && type !== undefined && type !== discussion.postTypeID;
  if ((wantsMove(settings) && !isMoved) || (wantsType(settings) && !isRetyped)) return 'options.settings.nothing';
  const place = categories.find((one) => one.categoryID === (isMoved ? categoryID : discussion.categoryID));
  const kind = isRetyped ? type : discussion.postTypeID;
  const placed = types.find(({ postTypeID }) => postTypeID === kind) ?? { postTypeID: kind, categoryIDs: [] };
  return place && !takesPostType(place, placed) ? 'options.settings.not-allowed' : undefined;
}

/** Moves the discussion, changes its type and what it answers to the fields of that, or both (`spec/behaviours.md` §40). */
export async function changePostSettings(
  api: Api,
  discussion: Subject,
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
