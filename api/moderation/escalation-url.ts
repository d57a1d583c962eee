/** Where an escalation is worked on. */
export const escalationUrl = (escalationID: number): string =>
  `/dashboard/content/escalations?escalationID=${escalationID}`;

/** Where all reports of a record are listed, handled ones too (specification part 2). */
export const reportsOfRecordUrl = (recordType: string, recordID: number): string =>
  `/dashboard/content/reports?statuses=none&recordType=${recordType}&recordID=${recordID}`;
