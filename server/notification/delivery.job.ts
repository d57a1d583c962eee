import { z } from 'zod';
import { defineJob } from '#server/jobs/job.ts';
import { deliver } from './channel-sending.ts';

const delivery = z.object({ notificationID: z.number().int(), email: z.boolean(), push: z.boolean() });

/** A notification and its external channels: e-mail and push. */
export type Delivery = z.infer<typeof delivery>;

/** Sends notifications by e-mail and push. Notifications that the member has meanwhile read are not sent. */
export const notificationDelivery = defineJob({
  name: 'notification.deliver',
  schema: z.object({ deliveries: z.array(delivery).max(1_000) }),
  handler: async (forum, { deliveries }) => deliver(forum, deliveries),
});
