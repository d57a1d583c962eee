import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listIncomingMails, readIncomingMailbox } from './incoming-mail.client.ts';

/** The newest mails that came to the reply address. */
export const incomingMailsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['incoming-mail', 'list'],
    queryFn: async () => (await listIncomingMails(api, { limit: 50 })).body,
  });

/** The state of the mailbox of incoming mail. */
export const incomingMailboxQuery = (api: Api) =>
  queryOptions({
    queryKey: ['incoming-mail', 'mailbox'],
    queryFn: async () => (await readIncomingMailbox(api)).body,
  });
