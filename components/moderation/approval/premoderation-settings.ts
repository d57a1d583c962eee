/** The settings read by the premoderation page. */
export const premoderationSettings = ['premoderation.*', 'spam.*'];

/** The settings read by the content settings page, in addition to those available on every page. */
export const contentSettings = [
  'featureFlags.*',
  'triage.*',
  'warnings.*',
  'signatures.*',
  'upload.*',
  'conversations.maxFiles',
  'externalAttachments.*',
  'issueTracker.*',
  'rateLimit.*',
];
