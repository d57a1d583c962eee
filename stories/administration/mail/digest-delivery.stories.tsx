import { deliveryDatesQuery } from '#api/mail/digest.queries.ts';
import { DigestDelivery, DigestTrial } from '#components/administration/mail/digest-delivery.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / digest-delivery' };

const date = (day: number) => `2026-11-${day}T07:00:00+00:00`;

const listing = (sent: { dateScheduled: string; totalSubscribers: number | null }[]) => (
  <StorySite
    me={ingrid}
    permissions={['site.manage']}
    seed={(client, api) =>
      client.setQueryData(deliveryDatesQuery(api).queryKey, {
        sent,
        scheduled: { dateScheduled: date(23), totalSubscribers: sent.length * 21 },
        upcoming: [date(30)],
      })
    }
  >
    <DigestDelivery />
  </StorySite>
);

export const Empty = () => listing([]);

export const Filled = () => listing([{ dateScheduled: date(16), totalSubscribers: 20 }]);

export const Trial = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <DigestTrial />
  </StorySite>
);
