import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { readMailServer } from './mail-server.client.ts';

/** The settings of the mail server. */
export const mailServerQuery = (api: Api) =>
  queryOptions({ queryKey: ['mail-server'], queryFn: async () => (await readMailServer(api)).body });
