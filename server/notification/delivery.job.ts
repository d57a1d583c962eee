import { z } from 'zod';
import { defineJob } from '#server/jobs/job.ts';
import { deliver } from './deliver.ts';

const delivery = z.object({ notificationID: z.number().int(), email: z.boolean(), push: z.boolean() });

/** A notification and the ways out of the forum by which it goes. */
export type Delivery = z.infer<typeof delivery>;

/** Sends notifications by e-mail and push; what the member has read meanwhile is not sent. */
export const notificationDelivery = defineJob({
  name: 'notification.deliver',
  schema: z.object({ deliveries: z.array(delivery).max(1_000) }),
  handler: async (forum, { deliveries }) => deliver(forum, deliveries),
});
