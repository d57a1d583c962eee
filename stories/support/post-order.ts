/** A warning that was given for a post. */
export const someWarning = {
  decisionID: 1,
  userID: 21,
  name: 'Tomas Lind',
  reason: 'Abuse',
  dateInserted: '2026-11-20T09:30:00+00:00',
};

/** What is known of the open reports of a post. */
export const someReports = { countReports: 2, countReportUsers: 2, dateLastReport: '2026-11-20T09:30:00+00:00' };
