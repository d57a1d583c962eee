import { z } from 'zod';
import { automationKinds } from '#api/administration/automation/automation-rule.contract.ts';
import { settingControl } from '#api/administration/widget/widget-definition.ts';
import { ApiError } from '#api/errors.ts';
import { setFollowed } from '#server/category/category-member.queries.ts';
import { requireConversations } from '#server/conversation/conversation.policy.ts';
import { sendMessageToMember } from '#server/conversation/message-to-member.ts';
import { bumpDiscussion } from '#server/discussion/discussion-change.queries.ts';
import { findTagsOf } from '#server/discussion/discussion-extras.ts';
import { withDiscussionLog } from '#server/discussion/discussion-log.ts';
import { resolveTags, writeTags } from '#server/discussion/discussion-tag.queries.ts';
import { lockDiscussionRow, requireManageable } from '#server/discussion/locked-post.queries.ts';
import { assignStatus } from '#server/discussion/status/discussion-status.ts';
import { discussionClosing, discussionResolving } from '#server/discussion/transfer/discussion-bulk.ts';
import { discussionMoving } from '#server/discussion/transfer/discussion-move.ts';
import { requireAssignable } from '#server/member/role/authority.ts';
import { roleAssignment } from '#server/member/role/role-assignment.ts';
import { viewerOfUser } from '#server/member/session/session.ts';
import { approveHeldPost } from '#server/moderation/approval/held-post-decision.ts';
import { requireCollecting, requireRecords } from '#server/moderation/collection/collection.policy.ts';
import { findCollection, upsertCollectionRecord } from '#server/moderation/collection/collection.queries.ts';
import { announceCollections, withCollectionLog } from '#server/moderation/collection/collection-log.ts';
import { escalate } from '#server/moderation/escalation/escalation-writing.ts';
import { findAssignable } from '#server/moderation/triage/assignee.ts';
import { notify } from '#server/notification/notify.ts';
import { afterCommit } from '#server/platform/database/database-transaction.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { may, requirePermission } from '#server/platform/http/viewer.ts';
import { lookupField, recordField, recordsField, switchField, textField } from './automation-field.ts';
import { type AutomationTarget, defineAction } from './automation-registry.ts';

const discussions = ['discussion'] as const;
const systemID = 1;
const mostModerators = 100;

const addRole = defineAction({
  id: 'addRole',
  name: 'automation.action.add-role',
  kinds: automationKinds,
  settings: z.object({ roleIDs: recordsField('role', 'automation.field.roles') }),
  check: (forum, viewer, { roleIDs }) => requireAssignable(forum, viewer, roleIDs),
  async apply(trx, scene, { roleIDs }, target) {
    const change = { addRoleIDs: roleIDs, removeRoleIDs: [], addReplacementRoleID: [] };
    await roleAssignment.perform(trx, scene, change, target.userID);
  },
});

const removeRole = defineAction({
  id: 'removeRole',
  name: 'automation.action.remove-role',
  kinds: automationKinds,
  settings: z.object({ roleIDs: recordsField('role', 'automation.field.roles') }),
  async apply(trx, scene, { roleIDs }, target) {
    const change = { addRoleIDs: [], removeRoleIDs: roleIDs, addReplacementRoleID: [] };
    await roleAssignment.perform(trx, scene, change, target.userID);
  },
});

const followCategory = defineAction({
  id: 'categoryFollow',
  name: 'automation.action.follow-category',
  kinds: ['member'],
  settings: z.object({ categoryID: recordField('category', 'automation.field.category') }),
  async apply(trx, { forum, viewer, now }, { categoryID }, { userID }) {
    requirePermission(viewer, 'users.edit');
    const follower = await viewerOfUser({ ...forum, db: trx }, userID);
    if (!may(follower, 'discussions.view', categoryID)) throw new ApiError('category.not-found');
    await setFollowed(trx, { userID, categoryID, followed: true, now });
  },
});

const filled = (text: string, { name, url }: AutomationTarget, siteUrl: string): string =>
  text.replaceAll('{name}', name).replaceAll('{url}', `${siteUrl}${url}`);

const sendMessage = defineAction({
  id: 'sendMessage',
  name: 'automation.action.send-message',
  kinds: automationKinds,
  settings: z.object({
    body: textField('automation.field.message', 5_000, {
      inputType: 'textArea',
      rows: 5,
      description: 'automation.field.message-help',
    }),
  }),
  async apply(trx, context, { body }, target) {
    const { forum, viewer, settings } = context;
    const { userID } = target;
    requireConversations(viewer, settings);
    requirePermission(viewer, 'conversations.add');
    if (userID === viewer.userID) throw new ApiError('automation-rule.own-message');
    const text = filled(body, target, forum.configuration.siteUrl);
    await sendMessageToMember(trx, context, { userID, name: '', body: text });
  },
});

const notifyModerators = defineAction({
  id: 'notifyModerators',
  name: 'automation.action.notify-moderators',
  kinds: automationKinds,
  settings: z.object({
    text: textField('automation.field.notice', 200, { description: 'automation.field.notice-help' }),
  }),
  async apply(trx, { forum }, { text }, { categoryID, name, url, runID, recordType, recordID }) {
    const within = { ...forum, db: trx };
    const recipients = await findAssignable(within, { name: '', categoryID, limit: mostModerators, page: 1 });
    await notify(trx, {
      type: 'AutomationRule',
      recipients,
      actorID: systemID,
      recordType: 'automation-rule',
      recordID: runID,
      data: {
        name,
        url,
        text: text.includes('{name}') ? text : `${text} {name}`,
        cause: `automation:${runID}:${recordType}:${recordID}`,
      },
    });
  },
});

const addTag = defineAction({
  id: 'addTag',
  name: 'automation.action.add-tag',
  kinds: discussions,
  settings: z.object({ tagIDs: recordsField('tag', 'automation.field.tags') }),
  async apply(trx, { viewer, settings }, { tagIDs }, { recordID }) {
    if (!settings['tagging.enabled']) throw new ApiError('tag.not-enabled');
    await requireManageable(trx, viewer, await lockDiscussionRow(trx, recordID), 'discussions.edit');
    const present = (await findTagsOf(trx, [recordID])).get(recordID) ?? [];
    const all = new Set([...present.map(({ tagID }) => tagID), ...(await resolveTags(trx, { tagIDs }))]);
    const most = settings['tagging.max'];
    if (all.size > most) throw ApiError.fields({ tagIDs: `A discussion can have at most ${most} tags.` });
    const entry = { discussionID: recordID, actorID: viewer.userID };
    await withDiscussionLog(trx, entry, () => writeTags(trx, recordID, [...all]));
  },
});

const moveToCategory = defineAction({
  id: 'moveToCategory',
  name: 'automation.action.move',
  kinds: discussions,
  settings: z.object({ categoryID: recordField('category', 'automation.field.category') }),
  async apply(trx, scene, { categoryID }, { recordID }) {
    await discussionMoving.perform(trx, scene, { categoryID, addRedirects: false }, recordID);
  },
});

const closeDiscussion = defineAction({
  id: 'closeDiscussion',
  name: 'automation.action.close',
  kinds: discussions,
  settings: z.object({}),
  async apply(trx, scene, _, { recordID }) {
    await discussionClosing.perform(trx, scene, { closed: true }, recordID);
  },
});

const resolveDiscussion = defineAction({
  id: 'resolveDiscussion',
  name: 'automation.action.resolve',
  kinds: discussions,
  settings: z.object({}),
  async apply(trx, scene, _, { recordID }) {
    await discussionResolving.perform(trx, scene, { resolved: true }, recordID);
  },
});

const bump = defineAction({
  id: 'bumpDiscussion',
  name: 'automation.action.bump',
  kinds: discussions,
  settings: z.object({}),
  async apply(trx, { viewer, now }, _, { recordID }) {
    requirePermission(viewer, 'curation.manage');
    await requireManageable(trx, viewer, await lockDiscussionRow(trx, recordID), 'discussions.view');
    const entry = { discussionID: recordID, actorID: viewer.userID };
    await withDiscussionLog(trx, entry, () => bumpDiscussion(trx, recordID, now));
  },
});

const addToCollection = defineAction({
  id: 'addToCollection',
  name: 'automation.action.add-to-collection',
  kinds: discussions,
  settings: z.object({ collectionID: recordField('collection', 'automation.field.collection') }),
  async apply(trx, { forum, viewer, now }, { collectionID }, { recordID }) {
    const record = { recordType: 'discussion', recordID } as const;
    requireCollecting(viewer);
    requireFound(await findCollection(trx, collectionID), 'collection.not-found');
    await requireRecords(trx, viewer, [record]);
    await withCollectionLog(trx, viewer, { action: 'collection.change', collectionID }, () =>
      upsertCollectionRecord(trx, collectionID, { ...record, now }),
    );
    afterCommit(trx, () => void announceCollections(forum));
  },
});

const changeStatus = defineAction({
  id: 'changeStatus',
  name: 'automation.action.status',
  kinds: discussions,
  settings: z.object({
    statusID: lookupField(z.number().int().min(1), 'automation.field.status', {
      api: '/discussions/statuses',
      single: '/discussions/statuses/%s',
      label: 'name',
      value: 'statusID',
    }),
  }),
  async apply(trx, { forum, viewer }, { statusID }, { recordID }) {
    await assignStatus({ ...forum, db: trx }, viewer, recordID, { statusID });
  },
});

const createEscalation = defineAction({
  id: 'createEscalation',
  name: 'automation.action.escalate',
  kinds: ['discussion', 'post'],
  settings: z.object({
    name: z
      .string()
      .trim()
      .max(100)
      .default('')
      .meta(settingControl({ inputType: 'text', label: 'automation.field.escalation-name' })),
    removes: switchField('automation.field.remove-post'),
  }),
  async apply(trx, { forum, viewer }, { name, removes }, target) {
    const { recordID } = target;
    await escalate({ ...forum, db: trx }, viewer, {
      name: name || target.name,
      status: 'open',
      recordType: target.recordType as 'discussion' | 'comment',
      recordID,
      noteFormat: 'text',
      recordIsLive: !removes,
    });
  },
});

const approve = defineAction({
  id: 'approveHeldPost',
  name: 'automation.action.approve',
  kinds: ['heldPost'],
  settings: z.object({}),
  apply: (trx, { forum, viewer }, _, { recordID }) =>
    approveHeldPost(trx, { forum, viewer }, recordID, { verifyUser: false }),
});

/** Every action of the forum. Register a new action here. */
export const automationActions = [
  addRole,
  removeRole,
  followCategory,
  sendMessage,
  notifyModerators,
  addTag,
  moveToCategory,
  closeDiscussion,
  resolveDiscussion,
  bump,
  addToCollection,
  changeStatus,
  createEscalation,
  approve,
] as const;
