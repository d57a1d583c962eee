import { expect, test } from 'vitest';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import type { Api } from '#api/api.ts';
import { removeComment } from '#api/discussion/comment/comment.client.ts';
import { changeDiscussion, createDiscussion, removeDiscussion } from '#api/discussion/discussion.client.ts';
import { changeDiscussionType } from '#api/discussion/reading/discussion-mark.client.ts';
import { mergeDiscussions, splitDiscussion } from '#api/discussion/transfer/discussion-bulk.client.ts';
import type { ApiFailure } from '#api/failure.ts';
import * as held from '#api/moderation/approval/held-post.client.ts';
import type { LongJobProgress, LongJobResult } from '#api/moderation/bulk/long-job-fields.contract.ts';
import * as decisions from '#api/moderation/decision/decision.client.ts';
import * as escalations from '#api/moderation/escalation/escalation.client.ts';
import { listAuditLogs, undoAuditLog } from '#api/moderation/log/audit-log.client.ts';
import * as reports from '#api/moderation/report/report.client.ts';
import { restoreComment, restoreDiscussion } from '#api/moderation/revision/deleted-post.client.ts';
import { homeOf } from '#tests/moderation/log/administration-undo-scenarios.ts';
import { aScene, type Scene } from '#tests/moderation/log/undo-scenarios.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();

/** Two moderators acting on the same record: the preparation, and the action of each. */
interface Encounter<Made = unknown> {
  readonly prepare?: (scene: Scene) => Promise<Made>;
  readonly act: (by: TestUser, scene: Scene, made: Made) => Promise<unknown>;
  /** The action of the second moderator, if it differs. */
  readonly second?: (by: TestUser, scene: Scene, made: Made) => Promise<unknown>;
}

const encounter = <Made>(one: Encounter<Made>): Encounter => one as Encounter;

const record = ({ discussionID }: Scene) => ({ recordType: 'discussion' as const, recordID: discussionID });

const reported = async (scene: Scene): Promise<number> => {
  const { api } = await forum.aMember();
  return (await reports.addReport(api, { ...record(scene), reportReasonIDs: ['abuse'] })).body.reportID;
};

const waiting = async (scene: Scene): Promise<number> => {
  const categoryID = await homeOf(scene);
  const name = `Held ${scene.discussionID}`;
  const { api } = scene.administrator;
  await changeConfig(api, { 'premoderation.discussionCategories': [categoryID] });
  const post = { name, body: 'Words.', format: 'text', categoryID } as const;
  await createDiscussion(scene.reader.api, post).catch(() => undefined);
  await changeConfig(api, { 'premoderation.discussionCategories': [] });
  return (await held.listHeldPosts(api)).body.find((one) => one.name === name)?.heldPostID ?? 0;
};

const muted = async ({ reader, administrator }: Scene): Promise<number> =>
  (await decisions.sanctionUser(administrator.api, reader.userID, { kind: 'mute' })).body.decisionID;

const appealed = async (scene: Scene): Promise<number> => {
  const decisionID = await muted(scene);
  await decisions.appealDecision(scene.reader.api, decisionID, { body: 'It was not me.' });
  return decisionID;
};

const escalated = async (scene: Scene) =>
  (
    await escalations.addEscalation(scene.administrator.api, {
      ...record(scene),
      name: 'Quarrel',
      reportReasonIDs: ['abuse'],
    })
  ).body;

const another = async ({ administrator, otherCategoryID }: Scene): Promise<number> => {
  const post = { name: 'Mortises', body: 'Chisel first.', format: 'markdown', categoryID: otherCategoryID } as const;
  return (await createDiscussion(administrator.api, post)).body.discussionID;
};

/** Awaits a long job about one record and throws the error of that record. */
async function itemRefusal(work: Promise<{ body: unknown }>, id: number): Promise<void> {
  const refusal = (await work.then(progressOf, progressOf)).exceptionsByID[id];
  if (refusal) throw { status: refusal.status, details: refusal };
}

/** Returns the progress of a long job from its response, or from the error with the highest status of its records. */
const progressOf = (told: { body?: unknown; details?: unknown }): LongJobProgress =>
  ((told.body ?? told.details) as LongJobResult).progress;

const mergeInto = (
  api: Api,
  { from, into, addRedirects = false }: { from: number; into: number; addRedirects?: boolean },
) =>
  itemRefusal(
    mergeDiscussions(api, { discussionIDs: [from, into], destinationDiscussionID: into, addRedirects }),
    from,
  );

const splitFirst = ({ api }: TestUser, { commentIDs, otherCategoryID, discussionID }: Scene) =>
  splitDiscussion(api, {
    newPost: { name: 'Tails', categoryID: otherCategoryID, postType: 'discussion', authorType: 'me' },
    commentIDs: [commentIDs[0] as number],
    seen: { discussionID },
  });

const closing = { closed: true, seen: { closed: false } } as const;

/** Actions of a moderator on one record, each repeated by a second moderator who still sees the previous state. */
const encounters: Readonly<Record<string, Encounter>> = {
  'claim a report': encounter({
    prepare: reported,
    act: (by, _, id) => reports.assignReport(by.api, id, { assignedUserID: by.userID, seen: { assignedUserID: null } }),
  }),
  'dismiss a report': encounter({ prepare: reported, act: ({ api }, _, id) => reports.dismissReport(api, id) }),
  'approve what was reported': encounter({
    prepare: reported,
    act: ({ api }, _, id) => reports.approveReportedRecord(api, id),
  }),
  'remove what was reported': encounter({
    prepare: reported,
    act: ({ api }, _, id) => reports.rejectReportedRecord(api, id),
  }),
  'close what was reported': encounter({
    prepare: reported,
    act: ({ api }, _, id) => reports.closeReportedRecord(api, id),
    second: ({ api }, _, id) => reports.dismissReport(api, id),
  }),
  'change an escalation': encounter({
    prepare: escalated,
    act: ({ api }, _, { escalationID }) =>
      escalations.changeEscalation(api, escalationID, { status: 'in-progress', seen: { status: 'open' } }),
  }),
  'approve a post that waits': encounter({ prepare: waiting, act: ({ api }, _, id) => held.approveHeldPost(api, id) }),
  'reject a post that waits': encounter({
    prepare: waiting,
    act: ({ api }, _, id) => held.rejectHeldPost(api, id),
    second: ({ api }, _, id) => held.approveHeldPost(api, id),
  }),
  'delete a discussion': { act: ({ api }, { discussionID }) => removeDiscussion(api, discussionID) },
  'delete a comment': { act: ({ api }, { commentIDs }) => removeComment(api, commentIDs[2] as number) },
  'restore a discussion': encounter({
    prepare: ({ administrator, discussionID }) => removeDiscussion(administrator.api, discussionID),
    act: ({ api }, { discussionID }) => restoreDiscussion(api, discussionID),
  }),
  'restore a comment': encounter({
    prepare: ({ administrator, commentIDs }) => removeComment(administrator.api, commentIDs[2] as number),
    act: ({ api }, { commentIDs }) => restoreComment(api, commentIDs[2] as number),
  }),
  'close a discussion': { act: ({ api }, { discussionID }) => changeDiscussion(api, discussionID, closing) },
  'move a discussion': encounter({
    prepare: homeOf,
    act: ({ api }, { discussionID, otherCategoryID }, categoryID) =>
      changeDiscussion(api, discussionID, { categoryID: otherCategoryID, seen: { categoryID } }),
  }),
  'change the type of a discussion': {
    act: ({ api }, { discussionID }) =>
      changeDiscussionType(api, discussionID, { type: 'question', seen: { type: 'discussion' } }),
  },
  'merge a discussion into another': encounter({
    prepare: another,
    act: ({ api }, { discussionID }, id) => mergeInto(api, { from: discussionID, into: id }),
  }),
  'merge a discussion and leave a link': encounter({
    prepare: another,
    act: ({ api }, { discussionID }, id) => mergeInto(api, { from: discussionID, into: id, addRedirects: true }),
  }),
  'split comments off': { act: splitFirst },
  'split comments off that were merged away': encounter({
    prepare: another,
    act: ({ api }, { discussionID }, id) => mergeInto(api, { from: discussionID, into: id }),
    second: splitFirst,
  }),
  'split comments off that were deleted': {
    act: ({ api }, { commentIDs }) => removeComment(api, commentIDs[0] as number),
    second: splitFirst,
  },
  'warn for a post': {
    act: ({ api }, { reader, commentIDs }) =>
      decisions.sanctionUser(api, reader.userID, {
        kind: 'warning',
        recordType: 'comment',
        recordID: commentIDs[0] as number,
      }),
  },
  'warn a member': encounter({
    prepare: async ({ reader, administrator }: Scene) =>
      (await decisions.listDecisionsOfUser(administrator.api, reader.userID, { limit: 1 })).body[0]?.decisionID ?? null,
    act: ({ api }, { reader }, decisionID) =>
      decisions.sanctionUser(api, reader.userID, { kind: 'warning', seen: { decisionID } }),
  }),
  'warn the authors of posts': {
    act: ({ api }, { commentIDs: [first = 0] }) =>
      itemRefusal(decisions.warnMany(api, { recordType: 'comment', recordIDs: [first] }), first),
  },
  'mute a member': { act: ({ api }, { reader }) => decisions.sanctionUser(api, reader.userID, { kind: 'mute' }) },
  'ban a member': { act: ({ api }, { reader }) => decisions.sanctionUser(api, reader.userID, { kind: 'ban' }) },
  'lift a decision': encounter({ prepare: muted, act: ({ api }, _, id) => decisions.liftDecision(api, id) }),
  'answer an appeal': encounter({
    prepare: appealed,
    act: ({ api }, _, id) => decisions.answerAppeal(api, id, { outcome: 'upheld', answer: 'It was you.' }),
    second: ({ api }, _, id) => decisions.answerAppeal(api, id, { outcome: 'revoked', answer: 'Sorry.' }),
  }),
  'take something back': encounter({
    prepare: async ({ administrator, discussionID }) => {
      await changeDiscussion(administrator.api, discussionID, { closed: true });
      const [entry] = (await listAuditLogs(administrator.api, { eventType: 'discussion.close', limit: 1 })).body;
      return entry?.auditLogID ?? '';
    },
    act: ({ api }, _, id) => undoAuditLog(api, id),
  }),
};

for (const [what, { prepare, act, second = act }] of Object.entries(encounters))
  test(`two ${what}: the second is refused, and the error contains the first moderator and the date`, async () => {
    const scene = await aScene(forum);
    const made = await prepare?.(scene);
    const [quicker, slower] = [await forum.anAdministrator(), await forum.anAdministrator()];
    await act(quicker, scene, made);
    const refusal = await second(slower, scene, made).then(
      () => undefined,
      (error: ApiFailure) => ({ status: error.status, record: error.details.record }),
    );
    expect(refusal).toMatchObject({
      status: 409,
      record: { userID: quicker.userID, name: quicker.name, date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    });
  });
