import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import type { OutgoingList } from './mail-queue-filter.ts';
import { listMailBounces, listOutgoingMails } from './outgoing-mail.client.ts';

/** The number of entries on a page of the queue. */
export const mailsPerPage = 30;

/** The query for a page of messages of the queue, with the total number. */
export const outgoingMailsQuery = (api: Api, { state, page }: { state: OutgoingList; page: number }) =>
  queryOptions({
    queryKey: ['outgoing-mail', state, page],
    queryFn: async () => {
      const { body: mails, paging } = await listOutgoingMails(api, { state, page, limit: mailsPerPage });
      return { mails, total: paging?.total ?? mails.length };
    },
    staleTime: 0,
  });

/** The query for a page of addresses that refused a message, with the total number. */
export const mailBouncesQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: ['outgoing-mail', 'bounces', page],
    queryFn: async () => {
      const { body: bounces, paging } = await listMailBounces(api, { page, limit: mailsPerPage });
      return { bounces, total: paging?.total ?? bounces.length };
    },
    staleTime: 0,
  });
