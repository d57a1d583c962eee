/** The events that can be selected for a webhook (docs/behavior/webhook.md). */
export const webhookEvents = [
  'discussion.added',
  'discussion.deleted',
  'comment.added',
  'comment.deleted',
  'reaction.added',
  'user.added',
  'report.added',
] as const;

/** The name of an event that is sent to webhooks. `ping` is the test, which cannot be selected. */
export type WebhookEvent = (typeof webhookEvents)[number] | 'ping';
