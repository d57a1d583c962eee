import type { ReportMeta } from '#api/moderation/triage/post-moderation.contract.ts';
/** A warning given for a post. */
export const someWarning = {
  decisionID: 1,
  userID: 21,
  name: 'Tomas Lind',
  reason: 'Abuse',
  dateInserted: '2026-11-20T09:30:00+00:00',
};

import { aUserFragment } from '#tests/support/builders/member-builders.ts';

/** The summary of a post's open reports. */
export const someReports: ReportMeta = {
  countReports: 2,
  countReportUsers: 1,
  dateLastReport: '2026-11-20T09:30:00+00:00',
  reportsReasons: [
    { reportReasonID: 'spam', name: 'Spam', description: 'Advertising', sort: 1, deleted: false },
    { reportReasonID: 'abuse', name: 'Abuse', description: 'Insults and threats', sort: 2, deleted: false },
  ],
  reportUserIDs: [7],
  reportUsers: [aUserFragment()],
};
