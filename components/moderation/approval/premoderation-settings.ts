/** The settings that the page of premoderation reads. */
export const premoderationSettings = ['premoderation.*', 'spam.*'];

/** The settings that the page of content settings reads, beside those that every page knows. */
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
