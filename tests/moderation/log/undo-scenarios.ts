import { addTag } from '#api/category/tag.client.ts';
import { setAnswerStatus } from '#api/discussion/answer/comment-answer.client.ts';
import { changeComment, createComment, removeComment } from '#api/discussion/comment/comment.client.ts';
import { changeDiscussion, createDiscussion, removeDiscussion } from '#api/discussion/discussion.client.ts';
import {
  bookmarkDiscussion,
  bumpDiscussion,
  changeDiscussionType,
  removeCanonicalUrl,
  setCanonicalUrl,
  setDiscussionTags,
} from '#api/discussion/reading/discussion-mark.client.ts';
import type { LogAction } from '#api/moderation/log/log-action.ts';
import { restoreComment, restoreDiscussion } from '#api/moderation/revision/deleted-post.client.ts';
import { addReaction } from '#api/post/reaction/reaction.client.ts';
import type { TestForum, TestUser } from '#tests/support/server/test-forum.ts';

/** The fixture of an action: a discussion with a thread, reactions, tags and bookmarks, and its members. */
export interface Scene {
  readonly forum: TestForum;
  readonly administrator: TestUser;
  readonly reader: TestUser;
  readonly otherCategoryID: number;
  readonly tagIDs: readonly number[];
  readonly discussionID: number;
  /** Four comments in order of creation; the second is a reply to the first. */
  readonly commentIDs: readonly number[];
}

/** Creates a scene with its own members and categories. */
export async function aScene(forum: TestForum): Promise<Scene> {
  const [administrator, author, reader] = [await forum.anAdministrator(), await forum.aMember(), await forum.aMember()];
  const [categoryID, otherCategoryID] = [await forum.aCategory(), await forum.aCategory()];
  const name = `Dovetails ${otherCategoryID}`;
  const tagIDs: number[] = [];
  for (const tag of [`joinery-${otherCategoryID}`, `oak-${otherCategoryID}`])
    tagIDs.push((await addTag(administrator.api, { name: tag, urlcode: tag })).body.tagID);
  const post = { name, body: 'Pins first.', format: 'markdown', categoryID } as const;
  const { discussionID } = (await createDiscussion(author.api, post)).body;
  await setDiscussionTags(administrator.api, discussionID, { tagIDs: [tagIDs[0] as number] });
  const commentIDs: number[] = [];
  const say = async (who: TestUser, body: string, parentCommentID?: number) => {
    const comment = { discussionID, body, format: 'markdown', ...(parentCommentID && { parentCommentID }) } as const;
    commentIDs.push((await createComment(who.api, comment)).body.commentID);
  };
  await say(reader, 'Tails first.');
  await say(author, 'Why?', commentIDs[0]);
  await say(reader, 'Easier to hold.');
  await say(author, 'Thanks.');
  await addReaction(reader.api, 'discussion', discussionID, 'like');
  await addReaction(author.api, 'comment', commentIDs[0] as number, 'like');
  await bookmarkDiscussion(reader.api, discussionID, true);
  return { forum, administrator, reader, otherCategoryID, tagIDs, discussionID, commentIDs };
}

/** An action to undo, with its preparation. */
export interface Scenario {
  readonly prepare?: (scene: Scene) => Promise<unknown>;
  readonly act: (scene: Scene) => Promise<unknown>;
  /** Undoes the action; by default through the newest log entry. */
  readonly undo?: (scene: Scene) => Promise<unknown>;
  /** Whether the forum itself is logged as the actor. */
  readonly isOfForum?: boolean;
}

/** Creates a scenario whose preparation returns the record of the action. */
export function prepared<T>(
  prepare: (scene: Scene) => Promise<T>,
  act: (scene: Scene, made: T) => Promise<unknown>,
  undo?: (scene: Scene, made: T) => Promise<unknown>,
): Scenario {
  const made = new WeakMap<Scene, { readonly value: T }>();
  const of = (scene: Scene) => (made.get(scene) as { readonly value: T }).value;
  return {
    prepare: async (scene) => made.set(scene, { value: await prepare(scene) }),
    act: (scene) => act(scene, of(scene)),
    ...(undo && { undo: (scene) => undo(scene, of(scene)) }),
  };
}

type Change = Parameters<typeof changeDiscussion>[2];

const change =
  (what: Change) =>
  ({ administrator, discussionID }: Scene) =>
    changeDiscussion(administrator.api, discussionID, what);

const pinned = change({ pinned: true, pinLocation: 'category' });
const addressed = ({ administrator, discussionID }: Scene) =>
  setCanonicalUrl(administrator.api, discussionID, 'https://elsewhere.example/dovetails');
const comment = ({ commentIDs }: Scene, index: number): number => commentIDs[index] as number;
const removeAt = (index: number) => (scene: Scene) => removeComment(scene.administrator.api, comment(scene, index));

/** The scenarios for log actions on single discussions and comments. Some actions have several. */
export const scenarios: Partial<Record<LogAction, readonly Scenario[]>> = {
  'discussion.close': [{ act: change({ closed: true }) }],
  'discussion.open': [{ prepare: change({ closed: true }), act: change({ closed: false }) }],
  'discussion.sink': [{ act: change({ sink: true }) }],
  'discussion.unsink': [{ prepare: change({ sink: true }), act: change({ sink: false }) }],
  'discussion.resolve': [{ act: change({ resolved: true }) }],
  'discussion.unresolve': [{ prepare: change({ resolved: true }), act: change({ resolved: false }) }],
  'discussion.announce': [{ act: pinned }, { prepare: pinned, act: change({ pinned: true, pinLocation: 'recent' }) }],
  'discussion.unannounce': [{ prepare: pinned, act: change({ pinned: false }) }],
  'discussion.move': [{ act: (scene) => change({ categoryID: scene.otherCategoryID })(scene) }],
  'discussion.author': [{ act: (scene) => change({ insertUserID: scene.reader.userID })(scene) }],
  'discussion.tag': [
    {
      act: ({ administrator, discussionID, tagIDs }) =>
        setDiscussionTags(administrator.api, discussionID, { tagIDs: [tagIDs[1] as number] }),
    },
  ],
  'discussion.type': [
    {
      act: ({ administrator, discussionID }) =>
        changeDiscussionType(administrator.api, discussionID, { type: 'question' }),
    },
  ],
  'discussion.canonical': [
    { act: addressed },
    {
      prepare: addressed,
      act: ({ administrator, discussionID }) => removeCanonicalUrl(administrator.api, discussionID),
    },
  ],
  'discussion.bump': [{ act: ({ administrator, discussionID }) => bumpDiscussion(administrator.api, discussionID) }],
  'discussion.edit': [
    { act: change({ name: 'Dovetails, again', body: 'Pins *first*, always.' }) },
    { prepare: change({ body: 'Edited once.' }), act: change({ name: 'Another title' }) },
  ],
  'discussion.delete': [
    { act: ({ administrator, discussionID }) => removeDiscussion(administrator.api, discussionID) },
    {
      prepare: removeAt(2),
      act: ({ administrator, discussionID }) => removeDiscussion(administrator.api, discussionID),
    },
  ],
  'discussion.restore': [
    {
      // Simulates a deletion without a log entry, in which case nothing can be undone through the log.
      prepare: async ({ administrator, discussionID, forum }) => {
        await removeDiscussion(administrator.api, discussionID);
        await forum.forum.db.deleteFrom('moderation_log').where('record_id', '=', discussionID).execute();
      },
      act: ({ administrator, discussionID }) => restoreDiscussion(administrator.api, discussionID),
    },
  ],
  'comment.edit': [
    {
      act: (scene) =>
        changeComment(scene.administrator.api, comment(scene, 2), { body: 'Easier to *mark*.', format: 'markdown' }),
    },
  ],
  'comment.answer': [
    {
      prepare: (scene) => changeDiscussionType(scene.administrator.api, scene.discussionID, { type: 'question' }),
      act: (scene) => setAnswerStatus(scene.administrator.api, comment(scene, 2), 'accepted'),
    },
    {
      prepare: async (scene) => {
        await changeDiscussionType(scene.administrator.api, scene.discussionID, { type: 'question' });
        await setAnswerStatus(scene.administrator.api, comment(scene, 0), 'accepted');
        await setAnswerStatus(scene.administrator.api, comment(scene, 2), 'accepted');
      },
      act: (scene) => setAnswerStatus(scene.administrator.api, comment(scene, 0), 'rejected'),
    },
  ],
  'comment.delete': [
    { act: removeAt(0) },
    { act: removeAt(1) },
    { act: removeAt(2) },
    { act: removeAt(3) },
    {
      prepare: (scene) => bumpDiscussion(scene.administrator.api, scene.discussionID),
      act: removeAt(3),
    },
    { prepare: removeAt(2), act: removeAt(3) },
    { prepare: removeAt(3), act: removeAt(2) },
  ],
  'comment.restore': [
    {
      prepare: async (scene) => {
        await removeAt(2)(scene);
        await scene.forum.forum.db.deleteFrom('moderation_log').where('record_type', '=', 'comment').execute();
      },
      act: (scene) => restoreComment(scene.administrator.api, comment(scene, 2)),
    },
  ],
};
