import { sql } from 'kysely';
import { ApiError } from '#api/errors.ts';
import { type HoldCause, holdCauses } from '#api/moderation/hold-cause.ts';
import type { Settings } from '#server/administration/settings.ts';
import type { Forum } from '#server/platform/forum.ts';
import { may, type Viewer } from '#server/platform/viewer.ts';
import type { RenderedBody } from '#server/post/render-body.ts';
import { insertHeldPost } from './held-post.queries.ts';
import { tellWaiting } from './order-news.ts';
import { judgeSpam, wordsFound } from './spam-check.ts';
import { mayTriage } from './triage.policy.ts';

/** A post that is about to be stored. `post` is what was sent, all of it. */
export interface PremoderatedPost {
  readonly recordType: 'discussion' | 'comment';
  readonly categoryID: number;
  readonly discussionID: number | null;
  /** The title of the discussion. */
  readonly name: string;
  readonly rendered: RenderedBody;
  readonly post: object & { readonly draftID?: number | undefined };
  readonly ipAddress: string | null;
  /** The post that is to be edited; a new post without it. */
  readonly editOf?: number;
}

/** How a post comes: from which address, and whether somebody has looked at it already. */
export interface Passing {
  readonly ipAddress: string | null;
  readonly isApproved?: boolean;
  /** When it was written, where that is not now: what may still be edited is judged by that. */
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

/** Why whatever a member writes at a place waits for approval, whatever it says; the words may be a cause beside. */
export async function standingCauses(
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
  const causes = new Set<HoldCause>(await standingCauses(forum, viewer, settings, made));
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
 * Lets a post pass, or keeps it until somebody has looked at it: by its author's role, its category, a keyword, a new
 * member, or what speaks for spam. Those who keep order there always pass. Its draft is done with either way.
 *
 * @throws {ApiError} post.held (202) when it was kept; post.spam (403) when it is refused.
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
  await tellWaiting(forum, { categoryID: made.categoryID, userID: viewer.userID });
  throw new ApiError('post.held');
}
