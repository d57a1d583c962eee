/** Returns the dashboard URL of an escalation. */
export const escalationUrl = (escalationID: number): string =>
  `/dashboard/content/escalations?escalationID=${escalationID}`;
