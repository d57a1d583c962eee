import type { WebhookDelivery } from '#api/administration/webhook/webhook.contract.ts';
import { webhookDeliveriesQuery } from '#api/administration/webhook/webhook.queries.ts';
import { WebhookHistory } from '#components/administration/webhook/webhook-history.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / webhook-history' };

const delivered: WebhookDelivery = {
  webhookDeliveryID: '0a6f1c7e-6f0c-4a43-9a39-0d6b7b8b9c01',
  webhookID: 1,
  event: 'discussion.added',
  status: 'delivered',
  attempts: 1,
  body: '{"event":"discussion.added","eventID":7,"discussion":{"discussionID":12,"name":"Ropes"}}',
  responseStatus: 200,
  responseStart: 'ok',
  problem: null,
  duration: 84,
  dateInserted: '2026-11-20T06:00:00+00:00',
  dateAttempted: '2026-11-20T06:00:02+00:00',
};

const history = (...deliveries: WebhookDelivery[]) => (
  <StorySite
    me={ingrid}
    permissions={['site.manage']}
    seed={(client, api) => client.setQueryData(webhookDeliveriesQuery(api, 1).queryKey, deliveries)}
  >
    <WebhookHistory webhookID={1} />
  </StorySite>
);

export const Empty = () => history();

export const Several = () =>
  history(
    {
      ...delivered,
      webhookDeliveryID: '0a6f1c7e-6f0c-4a43-9a39-0d6b7b8b9c03',
      status: 'waiting',
      attempts: 4,
      responseStatus: null,
      responseStart: 'ECONNREFUSED',
      problem: 'unreachable',
    },
    {
      ...delivered,
      webhookDeliveryID: '0a6f1c7e-6f0c-4a43-9a39-0d6b7b8b9c02',
      event: 'comment.added',
      status: 'failed',
      attempts: 31,
      responseStatus: 500,
      responseStart: 'Internal Server Error',
      problem: 'status',
    },
    delivered,
  );
