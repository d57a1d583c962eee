import { testService } from '#tests/support/builders/test-integration.ts';
import type { PathParamMakers, RequestOverrides } from './request-overrides.ts';
import { type Cast, sendPreparation } from './role-cast.ts';
import { records } from './role-records.ts';

const text = { body: 'Text', format: 'text' } as const;

const reportOf = async ({ administrator }: Cast, recordType: string, recordID: number): Promise<number> => {
  const report = { recordType, recordID, reportReasonIDs: ['spam'] };
  return (await sendPreparation<{ reportID: number }>(administrator, 'POST', '/reports', report)).reportID;
};

const aReport = async (cast: Cast) => reportOf(cast, 'discussion', await records.discussion(cast));

const aHandledReport = async (cast: Cast) => {
  const reportID = await aReport(cast);
  await sendPreparation(cast.administrator, 'POST', `/reports/${reportID}/dismiss`);
  return reportID;
};

const aReason = async ({ administrator, fresh }: Cast) => {
  const reportReasonID = `reason-${fresh()}`;
  await sendPreparation(administrator, 'POST', '/report-reasons', { reportReasonID, name: 'Rude' });
  return reportReasonID;
};

const anEscalation = async (cast: Cast) => {
  const escalation = { name: 'Look', recordType: 'discussion', recordID: await records.discussion(cast) };
  return (await sendPreparation<{ escalationID: number }>(cast.administrator, 'POST', '/escalations', escalation))
    .escalationID;
};

const aTemplate = async ({ administrator, fresh }: Cast) => {
  const template = { name: `Thanks ${fresh()}`, body: 'Thank you.' };
  return (await sendPreparation<{ answerTemplateID: number }>(administrator, 'POST', '/answer-templates', template))
    .answerTemplateID;
};

const aBanRule = async ({ administrator, fresh }: Cast) => {
  const rule = { type: 'name', pattern: `nobody${fresh()}*` };
  return (await sendPreparation<{ banRuleID: number }>(administrator, 'POST', '/ban-rules', rule)).banRuleID;
};

const aDecision = async ({ administrator, owner }: Cast) => {
  const sanction = { kind: 'mute', words: 'Too loud.' };
  const path = `/users/${owner.userID}/decisions`;
  return (await sendPreparation<{ decisionID: number }>(administrator, 'POST', path, sanction)).decisionID;
};

/** The decision is made by another administrator, so that every asker may answer the appeal. */
const anAppealedDecision = async (cast: Cast) => {
  const decisionID = await aDecision({ ...cast, administrator: await cast.forum.anAdministrator() });
  await sendPreparation(cast.owner, 'POST', `/decisions/${decisionID}/appeal`, { body: 'I was not.' });
  return decisionID;
};

/** The request body for sending a discussion to an external service. */
const aSendable = async (cast: Cast) => {
  await sendPreparation(cast.administrator, 'PATCH', '/config', { 'externalAttachments.enabled': true });
  return { attachmentType: testService, recordType: 'discussion', recordID: await records.discussion(cast) };
};

const anAttachment = async (cast: Cast) => {
  const record = await aSendable(cast);
  return (await sendPreparation<{ attachmentID: number }>(cast.administrator, 'POST', '/attachments', record))
    .attachmentID;
};

const closed = async (cast: Cast) => {
  const id = await records.discussion(cast);
  await sendPreparation(cast.administrator, 'PATCH', `/discussions/${id}`, { closed: true });
  return id;
};

/** A keyword that holds posts for approval. It must be in the settings first. */
const heldWord = 'quicksand';

const aHeldPost = async (cast: Cast) => {
  await sendPreparation(cast.administrator, 'PATCH', '/config', { 'premoderation.keywords': [heldWord] });
  const post = { name: 'Waiting', body: heldWord, format: 'text', categoryID: await records.category(cast) };
  await sendPreparation(cast.owner, 'POST', '/discussions', post);
  const [held] = await sendPreparation<{ heldPostID: number }[]>(cast.owner, 'GET', '/held-posts?insertUserID=$me');
  return held?.heldPostID ?? 0;
};

const heldPosts = async (cast: Cast) => ({ heldPostIDs: [await aHeldPost(cast)] });

/** Returns the ID of the latest log entry, which is about a closed discussion. */
const anEntry = async (cast: Cast) => {
  const recordID = await closed(cast);
  const path = `/audit-logs?recordType=discussion&recordID=${recordID}`;
  const [entry] = await sendPreparation<{ auditLogID: string }[]>(cast.administrator, 'GET', path);
  return entry?.auditLogID ?? '';
};

const aRevision = async (cast: Cast) => {
  const recordID = await records.discussion(cast);
  await sendPreparation(cast.owner, 'PATCH', `/discussions/${recordID}`, { body: 'Other text' });
  const path = `/revisions?recordType=discussion&recordID=${recordID}`;
  const revisions = await sendPreparation<{ revisionID: number | null }[]>(cast.administrator, 'GET', path);
  return revisions.find(({ revisionID }) => revisionID !== null)?.revisionID ?? 0;
};

const deleted = (path: string, record: (cast: Cast) => Promise<number>) => async (cast: Cast) => {
  const id = await record(cast);
  await cast.administrator.request({ method: 'DELETE', url: `/api/v2${path}/${id}` });
  return `${path}/${id}/restore`;
};

const aCall = async (cast: Cast) => {
  const job = { discussionIDs: [await records.discussion(cast)] };
  return (await sendPreparation<{ jobID: string }>(cast.administrator, 'PATCH', '/discussions/close', job)).jobID;
};

const discussions = async (cast: Cast) => ({ discussionIDs: [await records.discussion(cast)] });
const aRecord = async (cast: Cast) => ({ recordType: 'discussion', recordID: await records.discussion(cast) });

/** The values of path parameters in moderation routes. */
export const moderationPlaces: PathParamMakers = {
  '/calls/{id}': aCall,
  '/decisions/{id}': aDecision,
  '/reports/{reportID}': aReport,
  '/report-reasons/{reportReasonID}': aReason,
  '/escalations/{escalationID}': anEscalation,
  '/answer-templates/{id}': aTemplate,
  '/ban-rules/{id}': aBanRule,
  '/audit-logs/{id}': anEntry,
  '/revisions/{id}': aRevision,
  '/held-posts/{id}': aHeldPost,
};

/** The bodies, queries and paths of moderation requests. */
export const moderationSpecials: RequestOverrides = {
  'DELETE /discussions/list': { body: discussions },
  'PATCH /discussions/close': { body: discussions },
  'POST /discussions/resolve-bulk': { body: discussions },
  'PATCH /discussions/move': {
    body: async (cast) => ({ ...(await discussions(cast)), categoryID: await records.category(cast) }),
  },
  'PATCH /discussions/merge': {
    body: async (cast) => {
      const [one, other] = [await records.discussion(cast), await records.discussion(cast)];
      return { discussionIDs: [one, other], destinationDiscussionID: one };
    },
  },
  'GET /attachments': {
    query: async (cast) => ({ recordType: 'discussion', recordID: await records.discussion(cast) }),
  },
  'GET /attachments/schema': { query: aSendable },
  'POST /attachments': { body: aSendable },
  'POST /attachments/refresh': { body: async (cast) => ({ attachmentIDs: [await anAttachment(cast)] }) },
  'POST /discussions/split': {
    body: async (cast) => ({
      newPost: {
        name: 'Apart',
        ...text,
        categoryID: await records.category(cast),
        postType: 'discussion',
        authorType: 'me',
      },
      commentIDs: [await records.comment(cast)],
    }),
  },
  'DELETE /comments/list': {
    body: async (cast) => ({ commentIDs: [await records.comment(cast)], deleteMethod: 'tombstone' }),
  },
  'POST /discussions/{id}/restore': { path: deleted('/discussions', records.discussion) },
  'POST /comments/{id}/restore': { path: deleted('/comments', records.comment) },
  'POST /users/{id}/decisions': { body: () => ({ kind: 'warning', words: 'Please be kind.' }) },
  'PATCH /held-posts/approve': { body: heldPosts },
  'PATCH /held-posts/reject': { body: heldPosts },
  'DELETE /held-posts/list': { body: heldPosts },
  'POST /held-posts/trial': {
    body: async ({ forum }) => ({
      recordType: 'comment',
      categoryID: await forum.aCategory(),
      roleID: 1,
      body: 'Some words.',
    }),
  },
  'POST /decisions/warnings': {
    body: async ({ owner }) => ({ recordType: 'user', recordIDs: [owner.userID], words: 'Please be kind.' }),
  },
  'POST /decisions/{id}/appeal': { body: () => ({ body: 'I was not.' }) },
  'PATCH /decisions/{id}/appeal': {
    path: async (cast) => `/decisions/${await anAppealedDecision(cast)}/appeal`,
    body: () => ({ outcome: 'upheld', answer: 'You were.' }),
  },
  'POST /reports': {
    body: async (cast) => ({
      recordType: 'user',
      recordID: (await cast.forum.aMember()).userID,
      reportReasonIDs: ['spam'],
    }),
  },
  'GET /reports/automation': { query: () => ({ countReports: '1' }) },
  'PUT /reports/{reportID}/assignee': { body: () => ({ assignedUserID: null }) },
  'POST /reports/{reportID}/undo': { path: async (cast) => `/reports/${await aHandledReport(cast)}/undo` },
  'POST /report-reasons': { body: ({ fresh }) => ({ reportReasonID: `made-${fresh()}`, name: 'Rude' }) },
  'PUT /report-reasons/sorts': { body: () => ({ spam: 1 }) },
  'POST /escalations': { body: async (cast) => ({ name: 'Look', ...(await aRecord(cast)) }) },
  'GET /escalations/lookup-assignee': { query: () => ({ name: 'a' }) },
  'POST /answer-templates': { body: ({ fresh }) => ({ name: `Thanks ${fresh()}`, body: 'Thank you.' }) },
  'POST /moderator-notes': { body: async (cast) => ({ ...(await aRecord(cast)), body: 'Watch this.' }) },
  'GET /moderator-notes': { query: aRecord },
  'POST /ban-rules': { body: ({ fresh }) => ({ type: 'name', pattern: `nobody${fresh()}*` }) },
  'POST /ban-rules/trial': { body: ({ fresh }) => ({ type: 'name', pattern: `nobody${fresh()}*` }) },
  'GET /revisions': { query: aRecord },
  'GET /users/{id}/permission-check': { query: () => ({ permission: 'discussions.view' }) },
  'GET /deleted-posts': { query: () => ({ recordType: 'discussion' }) },
};
