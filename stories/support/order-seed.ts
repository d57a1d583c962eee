import { rolesQuery } from '#api/member/role/role.queries.ts';
import { answerTemplatesQuery, reportReasonsQuery } from '#api/moderation/report/report.queries.ts';
import type { ReportReason } from '#api/moderation/report/report-reason.contract.ts';
import { premoderationSettings } from '#components/moderation/approval/premoderation-settings.ts';
import { contentSettings } from '#components/moderation/rule/content-settings.ts';
import { settingSeed } from './setting-seed.ts';
import type { Seed } from './story-site.tsx';

/** A report reason, as administrators see it. */
export const aReason: ReportReason = {
  reportReasonID: 'spam',
  name: 'Spam',
  description: 'Advertising or repeated text.',
  sort: 1,
  deleted: false,
  dateInserted: '2026-11-01T09:30:00+00:00',
  dateUpdated: null,
  insertUserID: 7,
  updateUserID: null,
  roleIDs: [],
  roles: [],
  countReports: 3,
};

/** An answer template of moderators. */
export const aTemplate = { answerTemplateID: 1, name: 'Be kind', body: 'Please be kind to each other.', sort: 1 };

/** Query data for the pages with moderation settings: reasons, templates, settings and roles. */
export const orderSeed: Seed = (client, api) => {
  client.setQueryData(reportReasonsQuery(api).queryKey, [
    aReason,
    { ...aReason, reportReasonID: 'abuse', name: 'Abuse', sort: 2, countReports: 0 },
  ]);
  client.setQueryData(answerTemplatesQuery(api).queryKey, [aTemplate]);
  client.setQueryData(rolesQuery(api).queryKey, []);
  settingSeed(contentSettings, {
    'featureFlags.escalations.Enabled': true,
    'triage.enabled': true,
    'warnings.rules': [{ points: 3, kind: 'mute', days: 7 }],
    'signatures.enabled': true,
    'signatures.hideMobile': true,
    'signatures.hideGuests': false,
    'signatures.maxLength': 500,
    'signatures.maxLines': 5,
    'signatures.maxImages': 0,
    'upload.maxSize': 10_485_760,
    'upload.allowedExtensions': ['jpg', 'pdf', 'txt'],
    'conversations.maxFiles': 5,
    'externalAttachments.enabled': true,
    'issueTracker.name': 'Bugs',
    'issueTracker.url': 'https://issues.example.org/folkmoot',
    'issueTracker.scope': 'all',
    'rateLimit.posts': { count: 20, seconds: 60, block: 0 },
    'rateLimit.discussions': { count: 3, seconds: 60, block: 120 },
    'rateLimit.comments': { count: 0, seconds: 60, block: 0 },
    'rateLimit.newMembers': { days: 3, count: 3, seconds: 60, block: 0 },
    'rateLimit.messages': { count: 20, seconds: 60, block: 0 },
    'rateLimit.conversations': { count: 5, seconds: 300, block: 0 },
  })(client, api);
  settingSeed(premoderationSettings, {
    'premoderation.roleIDs': [],
    'premoderation.discussionCategories': [],
    'premoderation.commentCategories': [],
    'premoderation.keywords': ['pills'],
    'premoderation.newMemberPosts': 1,
    'spam.enabled': true,
    'spam.holdAt': 6,
    'spam.refuseAt': 30,
    'spam.blockedWords': [],
  })(client, api);
};
