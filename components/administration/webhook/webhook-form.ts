import type { Webhook } from '#api/administration/webhook/webhook.contract.ts';
import { webhookEvents } from '#api/administration/webhook/webhook-event.ts';
import { control, type FormSchema, type FormValues } from '#api/form/form-schema.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';

const eventNames: Readonly<Record<string, MessageID>> = {
  'discussion.added': 'webhook.event.discussion-added',
  'discussion.deleted': 'webhook.event.discussion-deleted',
  'comment.added': 'webhook.event.comment-added',
  'comment.deleted': 'webhook.event.comment-deleted',
  'reaction.added': 'webhook.event.reaction-added',
  'user.added': 'webhook.event.user-added',
  'report.added': 'webhook.event.report-added',
  ping: 'webhook.event.ping',
};

/** Returns the name of an event of webhooks. */
export const nameOfEvent = (event: string): string => (eventNames[event] ? t(eventNames[event]) : event);

/** Returns the form of a webhook. The stored secret is never shown. */
export const webhookForm = (): FormSchema => ({
  type: 'object',
  required: ['name', 'url', 'roleID'],
  properties: {
    name: { type: 'string', maxLength: 100, ...control({ inputType: 'text', label: t('webhook.name') }) },
    url: {
      type: 'string',
      maxLength: 500,
      pattern: '^https?://[^\\s@/]+(/\\S*)?$',
      ...control({
        inputType: 'text',
        label: t('webhook.url'),
        description: t('webhook.url-help'),
        direction: 'ltr',
      }),
    },
    events: {
      type: 'array',
      minItems: 1,
      items: { type: 'string', enum: [...webhookEvents] },
      ...control({
        inputType: 'choices',
        label: t('webhook.events'),
        choices: Object.fromEntries(webhookEvents.map((event) => [event, nameOfEvent(event)])),
      }),
    },
    roleID: {
      type: 'integer',
      ...control({ inputType: 'role', label: t('webhook.role'), description: t('webhook.role-help') }),
    },
    sendsPrivate: {
      type: 'boolean',
      ...control({ inputType: 'switch', label: t('webhook.private'), description: t('webhook.private-help') }),
    },
    secret: {
      type: 'string',
      maxLength: 200,
      ...control({
        inputType: 'text',
        label: t('webhook.secret'),
        description: t('webhook.secret-help'),
        direction: 'ltr',
        isSecret: true,
      }),
    },
    active: { type: 'boolean', ...control({ inputType: 'switch', label: t('webhook.active') }) },
  },
});

/** Returns the form values of a webhook, or those of a new one. */
export const enteredOf = (hook: Webhook | undefined): FormValues => ({
  name: hook?.name ?? '',
  url: hook?.url ?? '',
  events: hook?.events ?? ['discussion.added', 'comment.added'],
  roleID: hook?.roleID ?? 8,
  sendsPrivate: hook?.sendsPrivate ?? false,
  secret: '',
  active: hook ? hook.status === 'active' : true,
});

/** Returns the webhook of form values. An empty secret keeps the stored one. */
export const writtenOf = ({ active, secret, ...values }: FormValues) => ({
  ...values,
  status: active ? 'active' : 'disabled',
  secret: secret || undefined,
});
