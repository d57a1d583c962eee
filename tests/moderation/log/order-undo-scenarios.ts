import { changeConfig } from '#api/administration/setting/config.client.ts';
import { createComment } from '#api/discussion/comment/comment.client.ts';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import { removeComments } from '#api/discussion/transfer/comment-bulk.client.ts';
import { mergeDiscussions, splitDiscussion } from '#api/discussion/transfer/discussion-bulk.client.ts';
import { changeSignature } from '#api/member/settings/signature.client.ts';
import { listHeldPosts, rejectHeldPost } from '#api/moderation/approval/held-post.client.ts';
import * as rules from '#api/moderation/ban/ban-rule.client.ts';
import { removeHeldPosts } from '#api/moderation/bulk/held-post-bulk.client.ts';
import * as decisions from '#api/moderation/decision/decision.client.ts';
import * as escalations from '#api/moderation/escalation/escalation.client.ts';
import { listAuditLogs, undoAuditLog } from '#api/moderation/log/audit-log.client.ts';
import type { LogAction } from '#api/moderation/log/log-action.ts';
import * as reports from '#api/moderation/report/report.client.ts';
import { deleteContent } from '#api/moderation/sanction/content-deletion.client.ts';
import { homeOf } from './administration-undo-scenarios.ts';
import { prepared, type Scenario, type Scene } from './undo-scenarios.ts';

const record = ({ discussionID }: Scene) => ({ recordType: 'discussion' as const, recordID: discussionID });

const report = async (scene: Scene): Promise<number> => {
  const { api } = await scene.forum.aMember();
  return (await reports.addReport(api, { ...record(scene), reportReasonIDs: ['abuse'] })).body.reportID;
};

/** Undoes a report together with the action on its record. */
const reopen = ({ administrator }: Scene, reportID: number) => reports.undoReport(administrator.api, reportID);

const escalate = async (scene: Scene): Promise<number> => {
  const post = { ...record(scene), name: 'Quarrel', reportReasonIDs: ['abuse'] };
  return (await escalations.addEscalation(scene.administrator.api, post)).body.escalationID;
};

type Kind = 'warning' | 'mute' | 'ban';

const sanction = (kind: Kind) => ({
  act: ({ administrator, reader }: Scene) => decisions.sanctionUser(administrator.api, reader.userID, { kind }),
});

/** Creates a mute by another moderator, against which the member appeals. */
const appeal = async ({ forum, reader }: Scene): Promise<number> => {
  const { api } = await forum.aModerator();
  const { decisionID } = (await decisions.sanctionUser(api, reader.userID, { kind: 'mute' })).body;
  await decisions.appealDecision(reader.api, decisionID, { body: 'It was not me.' });
  return decisionID;
};

const answer = (body: Parameters<typeof decisions.answerAppeal>[2]) =>
  prepared(appeal, ({ administrator }, id) => decisions.answerAppeal(administrator.api, id, body));

const rule = async ({ administrator, discussionID }: Scene): Promise<number> =>
  (await rules.addBanRule(administrator.api, { type: 'name', pattern: `bad${discussionID}*`, note: '' })).body
    .banRuleID;

/** Creates a member with one comment. */
const newcomer = async ({ forum, discussionID }: Scene): Promise<number> => {
  const { api, userID } = await forum.aMember();
  await createComment(api, { discussionID, body: 'Hello.', format: 'markdown' });
  return userID;
};

const hold = async (scene: Scene): Promise<number> => {
  const { administrator, reader, discussionID } = scene;
  const categoryID = await homeOf(scene);
  const name = `Held ${discussionID}`;
  await changeConfig(administrator.api, { 'premoderation.discussionCategories': [categoryID] });
  await createDiscussion(reader.api, { name, body: 'Words.', format: 'text', categoryID }).catch(() => undefined);
  await changeConfig(administrator.api, { 'premoderation.discussionCategories': [] });
  const found = (await listHeldPosts(administrator.api)).body.find((one) => one.name === name);
  return found?.heldPostID ?? 0;
};

const another = async ({ reader, otherCategoryID }: Scene): Promise<number> => {
  const post = { name: 'Dowels', body: 'Or dowels?', format: 'markdown', categoryID: otherCategoryID } as const;
  return (await createDiscussion(reader.api, post)).body.discussionID;
};

/** The new discussion remains as a deleted one. Another test checks that it is invisible to everyone. */
const unsplit = async ({ administrator, forum, otherCategoryID }: Scene) => {
  const [entry] = (await listAuditLogs(administrator.api, { eventType: 'discussion.split', limit: 1 })).body;
  await undoAuditLog(administrator.api, entry?.auditLogID ?? '');
  const { db } = forum.forum;
  await db
    .deleteFrom('discussion')
    .where('category_id', '=', otherCategoryID)
    .where('date_deleted', 'is not', null)
    .execute();
};

/** The scenarios for log actions on reports and decisions, and for merging and splitting discussions. */
export const orderScenarios: Partial<Record<LogAction, readonly Scenario[]>> = {
  'discussion.merge': [false, true].map((addRedirects) =>
    prepared(another, ({ administrator, discussionID }, id) =>
      mergeDiscussions(administrator.api, {
        discussionIDs: [discussionID, id],
        destinationDiscussionID: discussionID,
        addRedirects,
      }),
    ),
  ),
  'discussion.split': [
    {
      act: ({ administrator, commentIDs, otherCategoryID }) =>
        splitDiscussion(administrator.api, {
          newPost: { name: 'Why?', categoryID: otherCategoryID, postType: 'discussion', authorType: 'me' },
          commentIDs: [commentIDs[0] as number],
        }),
      undo: unsplit,
    },
  ],
  'comment.delete-branch': [
    {
      act: ({ administrator, commentIDs }) =>
        removeComments(administrator.api, { commentIDs: [commentIDs[0] as number], deleteMethod: 'full' }),
    },
  ],
  'report.dismiss': [prepared(report, ({ administrator }, id) => reports.dismissReport(administrator.api, id))],
  'report.reject': [
    prepared(report, ({ administrator }, id) => reports.rejectReportedRecord(administrator.api, id), reopen),
  ],
  'report.close': [
    prepared(report, ({ administrator }, id) => reports.closeReportedRecord(administrator.api, id), reopen),
  ],
  'report.assign': [
    prepared(report, ({ administrator }, id) =>
      reports.assignReport(administrator.api, id, { assignedUserID: administrator.userID }),
    ),
  ],
  'report.escalate': [
    prepared(report, (scene, reportID) =>
      escalations.addEscalation(scene.administrator.api, { ...record(scene), name: 'Quarrel', reportID }),
    ),
  ],
  'escalation.change': [
    prepared(escalate, ({ administrator }, id) =>
      escalations.changeEscalation(administrator.api, id, { status: 'in-progress', name: 'Feud' }),
    ),
  ],
  'held-post.reject': [
    prepared(hold, ({ administrator }, id) => rejectHeldPost(administrator.api, id, { reason: 'Too short.' })),
  ],
  'held-post.delete': [
    prepared(hold, ({ administrator }, id) => removeHeldPosts(administrator.api, { heldPostIDs: [id] })),
  ],
  'member.signature': [
    prepared(
      async ({ reader }) => changeSignature(reader.api, '$me', { body: 'Buy *boats*.' }),
      ({ administrator, reader }) => changeSignature(administrator.api, reader.userID, { body: '' }),
    ),
  ],
  'member.warn': [sanction('warning')],
  'member.mute': [sanction('mute')],
  'member.ban': [sanction('ban')],
  'member.lift': [
    prepared(
      async ({ administrator, reader }) =>
        (await decisions.sanctionUser(administrator.api, reader.userID, { kind: 'mute' })).body.decisionID,
      ({ administrator }, id) => decisions.liftDecision(administrator.api, id),
    ),
  ],
  'member.appeal-uphold': [answer({ outcome: 'upheld', answer: 'It was you.' })],
  'member.appeal-change': [
    answer({
      outcome: 'changed',
      answer: 'A day will do.',
      dateExpires: new Date(Date.now() + 86_400_000).toISOString(),
    }),
  ],
  'member.appeal-revoke': [answer({ outcome: 'revoked', answer: 'Sorry.' })],
  'content.disown': [
    prepared(newcomer, async ({ administrator, forum }, userID) => {
      await deleteContent(administrator.api, userID, 'keep');
      await forum.forum.jobs.settled();
    }),
  ],
  'ban-rule.add': [{ act: rule }],
  'ban-rule.edit': [
    prepared(rule, ({ administrator }, id) => rules.changeBanRule(administrator.api, id, { note: 'pills' })),
  ],
  'ban-rule.delete': [prepared(rule, ({ administrator }, id) => rules.removeBanRule(administrator.api, id))],
};
