import type { Api } from '#api/api.ts';
import { moveDiscussions } from '#api/discussion/discussion-bulk.client.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { changeDiscussionType } from '#api/discussion/discussion-mark.client.ts';
import { type DiscussionType, takesType } from '#api/discussion/discussion-type.ts';
import type { MessageID } from '#api/message-id.ts';
import { ofOne } from './of-one.ts';

/** What shall become of a discussion: another place, another type, or both. */
export interface PostSettings {
  readonly action: 'move' | 'type' | 'both';
  readonly categoryID: number | undefined;
  readonly type: DiscussionType | undefined;
  readonly addRedirects: boolean;
}

type Subject = Pick<Discussion, 'discussionID' | 'categoryID' | 'type'>;

/** Whether the discussion is to be moved. */
export const wantsMove = ({ action }: PostSettings): boolean => action !== 'type';

/** Whether the discussion's type is to be changed. */
export const wantsType = ({ action }: PostSettings): boolean => action !== 'move';

/** Why the settings cannot be saved as they are; undefined when they can. */
export function settingsRefusal(
  discussion: Subject,
  settings: PostSettings,
  categories: readonly { categoryID: number; allowedDiscussionTypes: readonly string[] }[],
): MessageID | undefined {
  const { categoryID, type } = settings;
  const isMoved = wantsMove(settings) && categoryID !== undefined && categoryID !== discussion.categoryID;
  const isRetyped = wantsType(settings) && type !== undefined && type !== discussion.type;
  if ((wantsMove(settings) && !isMoved) || (wantsType(settings) && !isRetyped)) return 'options.settings.nothing';
  const place = categories.find((one) => one.categoryID === (isMoved ? categoryID : discussion.categoryID));
  const kind = isRetyped ? type : discussion.type;
  if (place && !takesType(place.allowedDiscussionTypes, kind)) return 'options.settings.not-allowed';
  return undefined;
}

/** Moves the discussion, changes its type, or both (`spec/behaviours.md` §40). */
export async function changePostSettings(api: Api, discussion: Subject, settings: PostSettings): Promise<void> {
  const { discussionID, categoryID, type } = discussion;
  const seen = { categoryID, type };
  const postTypeID = wantsType(settings) ? settings.type : undefined;
  if (!wantsMove(settings) || settings.categoryID === undefined) {
    if (postTypeID) await changeDiscussionType(api, discussionID, { postTypeID, seen: { type } });
    return;
  }
  const move = { discussionIDs: [discussionID], categoryID: settings.categoryID, addRedirects: settings.addRedirects };
  await ofOne(moveDiscussions(api, { ...move, seen, ...(postTypeID && { postTypeID }) }));
}
