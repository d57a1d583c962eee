import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listDeliveryDates } from './email.client.ts';

/** When digests went out, and when the next ones will. */
export const deliveryDatesQuery = (api: Api) =>
  queryOptions({ queryKey: ['digest', 'dates'], queryFn: async () => (await listDeliveryDates(api)).body });
