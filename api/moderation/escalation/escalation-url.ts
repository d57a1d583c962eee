/** Where an escalation is worked on. */
export const escalationUrl = (escalationID: number): string =>
  `/dashboard/content/escalations?escalationID=${escalationID}`;
