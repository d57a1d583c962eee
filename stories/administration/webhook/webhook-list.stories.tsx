import { twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import type { Webhook } from '#api/administration/webhook/webhook.contract.ts';
import { webhooksQuery } from '#api/administration/webhook/webhook.queries.ts';
import { WebhookList } from '#components/administration/webhook/webhook-list.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / webhook-list' };

const safety = { hasPassword: true, hasApp: false, countPasskeys: 0, countRecoveryCodes: 0, isConfirmed: true };

const chat: Webhook = {
  webhookID: 1,
  name: 'Chat of the harbour',
  url: 'https://chat.example.org/hooks/4f2a',
  events: ['discussion.added', 'comment.added'],
  roleID: 8,
  sendsPrivate: false,
  status: 'active',
  failures: 0,
  dateInserted: '2026-11-01T09:00:00+00:00',
};

const listing = (...hooks: Webhook[]) => (
  <StorySite
    me={ingrid}
    permissions={['site.manage']}
    seed={(client, api) => {
      client.setQueryData(twoFactorQuery(api).queryKey, safety);
      client.setQueryData(webhooksQuery(api).queryKey, hooks);
    }}
  >
    <WebhookList />
  </StorySite>
);

export const Empty = () => listing();

export const Several = () =>
  listing(
    chat,
    { ...chat, webhookID: 2, name: 'Statistics', url: 'https://stats.example.org/in', status: 'disabled' },
    { ...chat, webhookID: 3, name: 'Old search', events: ['user.added'], status: 'resting', failures: 214 },
  );
