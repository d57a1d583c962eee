import { sql } from 'kysely';
import { ApiError } from '#api/errors.ts';
import { type HoldCause, holdCauses } from '#api/moderation/approval/hold-cause.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import { notifyHeldPost } from '#server/moderation/triage/moderator-notification.ts';
import { mayTriage } from '#server/moderation/triage/triage.policy.ts';
import type { Forum } from '#server/platform/forum.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';
import type { RenderedBody } from '#server/post/body/render-body.ts';
import { insertHeldPost } from './held-post.queries.ts';
import { judgeSpam, wordsFound } from './spam-check.ts';

/** A post that is about to be stored. `post` is the complete request body. */
export interface PremoderatedPost {
  readonly recordType: 'discussion' | 'comment';
  readonly categoryID: number;
  readonly discussionID: number | null;
  /** The title of the discussion. */
  readonly name: string;
  readonly rendered: RenderedBody;
  readonly post: object & { readonly draftID?: number | undefined };
  readonly ipAddress: string | null;
  /** The post to edit; undefined for a new post. */
  readonly editOf?: number;
}

/** The origin of a post: its IP address, and whether it is already approved. */
export interface PostOrigin {
  readonly ipAddress: string | null;
  readonly isApproved?: boolean;
  /** The date of writing, if that is not now. Time limits for edits are checked against it. */
  readonly writtenAt?: Date;
}

async function isNewMember({ db }: Forum, { userID }: Viewer, posts: number): Promise<boolean> {
  if (posts === 0) return false;
  const { rows } = await sql<{ is_new: boolean }>`
    select count_discussions + count_comments < ${posts} and not exists (
      select from verified_member v where v.user_id = m.user_id) as is_new
    from member m where m.user_id = ${userID}
  `.execute(db);
  return rows[0]?.is_new ?? false;
}

/**
 * Returns the causes for which every post of a member in a category is held, regardless of its content. The content can
 * be a further cause.
 */
export async function findStaticHoldCauses(
  forum: Forum,
  viewer: Viewer,
  settings: Settings,
  { recordType, categoryID }: Pick<PremoderatedPost, 'recordType'> & { readonly categoryID: number | undefined },
): Promise<HoldCause[]> {
  if (mayTriage(viewer, categoryID ?? null)) return [];
  const places = settings[`premoderation.${recordType}Categories`];
  const isRole =
    may(viewer, 'approval.require') ||
    viewer.roleIDs.some((roleID) => settings['premoderation.roleIDs'].includes(roleID));
  return [
    ...(isRole ? ['role' as const] : []),
    ...(categoryID !== undefined && places.includes(categoryID) ? ['category' as const] : []),
    ...((await isNewMember(forum, viewer, settings['premoderation.newMemberPosts'])) ? ['new-member' as const] : []),
  ];
}

async function causesOf(
  forum: Forum,
  viewer: Viewer,
  settings: Settings,
  made: PremoderatedPost,
): Promise<HoldCause[]> {
  const found = wordsFound(settings['premoderation.keywords'], `${made.name} ${made.rendered.text}`);
  const causes = new Set<HoldCause>(await findStaticHoldCauses(forum, viewer, settings, made));
  if (found.length > 0) causes.add('keyword');
  return holdCauses.filter((cause) => causes.has(cause));
}

async function judge(forum: Forum, viewer: Viewer, settings: Settings, { name, rendered }: PremoderatedPost) {
  if (!settings['spam.enabled']) return { score: 0, findings: [] };
  const candidate = { userID: viewer.userID, name, text: rendered.text, html: rendered.html, now: forum.now() };
  return judgeSpam(forum.db, settings, candidate, (check, error) =>
    forum.log.warn({ err: error, check }, 'A spam check failed and was skipped.'),
  );
}

/**
 * Lets a post pass, or holds it for approval because of its author's role, its category, a keyword, a new member, or a
 * spam score. Posts of moderators of the category always pass. Its draft is deleted in either case.
 *
 * @throws {ApiError} post.held (202) when the post is held; post.spam (403) when it is refused.
 */
export async function premoderate(forum: Forum, viewer: Viewer, made: PremoderatedPost): Promise<void> {
  if (mayTriage(viewer, made.categoryID)) return;
  const settings = await forum.settings.get();
  const { score, findings } = await judge(forum, viewer, settings, made);
  if (score >= settings['spam.refuseAt']) throw new ApiError('post.spam');
  const causes: HoldCause[] = await causesOf(forum, viewer, settings, made);
  if (score >= settings['spam.holdAt']) causes.push('spam');
  if (causes.length === 0) return;
  await insertHeldPost(forum.db, { ...made, causes, findings, score, userID: viewer.userID, now: forum.now() });
  await notifyHeldPost(forum, { categoryID: made.categoryID, userID: viewer.userID });
  throw new ApiError('post.held');
}
