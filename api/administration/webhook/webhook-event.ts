/** The events of which webhooks can be told (docs/behavior/webhook.md). */
export const webhookEvents = [
  'discussion.added',
  'discussion.deleted',
  'comment.added',
  'comment.deleted',
  'reaction.added',
  'user.added',
  'report.added',
] as const;

/** The name of an event of which webhooks can be told. `ping` is the test. */
export type WebhookEvent = (typeof webhookEvents)[number] | 'ping';
