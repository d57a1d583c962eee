import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiFailure } from '#api/failure.ts';
import { permissionCheckRoutes } from '#api/moderation/permission/permission-check.contract.ts';
import { requireVisibleCategory } from '#server/category/category.policy.ts';
import { memberTagType, requireTagAdding } from '#server/category/tag.policy.ts';
import { requireConversations } from '#server/conversation/conversation.policy.ts';
import { requireCommentable } from '#server/discussion/comment/comment.policy.ts';
import { findCommentPlace } from '#server/discussion/comment/comment-write.queries.ts';
import { requirePostableCategory } from '#server/discussion/discussion.policy.ts';
import type { RoleGrants } from '#server/member/role/role-catalog.ts';
import { viewerOfUser } from '#server/member/session/session.ts';
import { findUser } from '#server/member/user/user.queries.ts';
import { fragmentOf } from '#server/member/user/user-view.ts';
import { findStaticHoldCauses } from '#server/moderation/approval/premoderation.ts';
import { translateErrorBody } from '#server/platform/http/error-translation.ts';
import { requireFound, resolveMemberID } from '#server/platform/http/me.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import { loadTexts } from '#server/platform/text/message-catalog.ts';
import { requirePostingRate } from '#server/post/posting-limit.ts';
import { explainPermission } from './permission-explanation.ts';

/** The parameters of a permission check. */
interface Asked {
  readonly permission: string;
  readonly categoryID?: number | undefined;
  readonly discussionID?: number | undefined;
}

const fragment = ({ roleID, name }: Pick<RoleGrants, 'roleID' | 'name'>) => ({ roleID, name });

/** Returns the type of post that a permission allows writing; undefined for other permissions. */
const recordTypeOf = (permission: string): 'discussion' | 'comment' | undefined =>
  permission === 'discussions.add' ? 'discussion' : permission === 'comments.add' ? 'comment' : undefined;

/** The routes of permission checks. */
export const permissionCheckResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  /** Runs the checks of posting there, without posting. */
  const attempt = async (viewer: Viewer, { permission, categoryID, discussionID }: Asked): Promise<void> => {
    if (permission === 'discussions.add' && categoryID !== undefined) requirePostableCategory(viewer, categoryID);
    if (permission === 'comments.add' && discussionID !== undefined) {
      const place = await findCommentPlace(forum.db, discussionID, null);
      requireCommentable(viewer, await forum.settings.get(), place, null);
    }
    if (permission === 'tags.add') requireTagAdding(viewer, await forum.settings.get(), memberTagType);
    if (permission === 'conversations.add') requireConversations(viewer, await forum.settings.get());
    const recordType = recordTypeOf(permission);
    if (recordType) await requirePostingRate(forum, viewer, `${recordType}s`);
  };

  /** Returns the causes for which every post of the member there is held. */
  const approvalFor = async (viewer: Viewer, permission: string, categoryID: number | undefined) => {
    const recordType = recordTypeOf(permission);
    return recordType
      ? findStaticHoldCauses(forum, viewer, await forum.settings.get(), { recordType, categoryID })
      : [];
  };

  const obstacleFor = (viewer: Viewer, requested: Asked): Promise<ApiFailure | undefined> =>
    attempt(viewer, requested).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof ApiFailure) return error;
        throw error;
      },
    );

  const categoryOf = async ({ categoryID, discussionID }: Asked): Promise<number | undefined> => {
    if (discussionID === undefined) return categoryID;
    return requireFound((await findCommentPlace(forum.db, discussionID, null))?.category_id, 'discussion.not-found');
  };

  server.route({
    ...permissionCheckRoutes.check,
    handler: async (request) => {
      requirePermission(request.viewer, ['community.moderate', 'site.manage']);
      const { permission, discussionID } = request.query;
      const row = requireFound(await findUser(forum.db, resolveMemberID(request, request.params.id)), 'user.not-found');
      const [book, tree, viewer] = await Promise.all([
        forum.permissions.get(),
        forum.categories.get(),
        viewerOfUser(forum, row.userID),
      ]);
      const categoryID = await categoryOf(request.query);
      if (categoryID !== undefined) requireVisibleCategory(request.viewer, tree, categoryID);
      const person = {
        roleIDs: viewer.roleIDs,
        ownRoleIDs: row.roles.map(({ roleID }) => roleID),
        isAdmin: row.isAdmin,
        isMuted: viewer.isMuted === true,
        isBanned: viewer.userID === 0,
      };
      const {
        granted,
        rule,
        roles,
        categoryID: junctionID,
      } = explainPermission({ book, tree, permission, categoryID }, person);
      const refusal = granted ? await obstacleFor(viewer, { permission, categoryID, discussionID }) : undefined;
      const words = await loadTexts(forum, request.language);
      const nameOf = (id: number | null | undefined) => {
        const node = id ? tree.byID(id) : undefined;
        return node ? { categoryID: node.categoryID, name: node.name } : null;
      };
      return {
        user: fragmentOf(row),
        permission,
        granted,
        rule,
        roles: roles.map(fragment),
        ownRoles: row.roles.map(fragment),
        category: nameOf(categoryID),
        junction: nameOf(junctionID),
        approval: granted ? await approvalFor(viewer, permission, categoryID) : [],
        obstacle: refusal ? { code: refusal.code, message: translateErrorBody(refusal, words).message } : null,
      };
    },
  });
};
