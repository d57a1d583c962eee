import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listDeliveryDates } from './email.client.ts';

/** Returns the query for the dates of past and upcoming digests. */
export const deliveryDatesQuery = (api: Api) =>
  queryOptions({ queryKey: ['digest', 'dates'], queryFn: async () => (await listDeliveryDates(api)).body });
