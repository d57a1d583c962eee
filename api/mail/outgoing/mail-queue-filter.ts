import { listAddress } from '#api/list-address.ts';
import { parsePageParam, type SearchParams } from '#api/moderation/triage/report-filter.ts';

/** The lists of the queue: not sent, waiting, sent, and left out on purpose. */
export const outgoingLists = ['failed', 'waiting', 'sent', 'dropped'] as const;
/** The lists of the queue: not sent, waiting, sent, and left out on purpose. */
export type OutgoingList = (typeof outgoingLists)[number];

/** The lists of the page: those of the queue, and the addresses that refused a message. */
export const mailQueueLists = [...outgoingLists, 'bounces'] as const;

/** The list and page that are shown, as the address of the page names them. */
export interface MailQueueFilter {
  readonly state: (typeof mailQueueLists)[number];
  readonly page: number;
}

/** The path of the page. */
export const mailQueuePath = '/dashboard/settings/mail-queue';

/** Parses the filter from the URL search parameters. Invalid values are ignored. */
export const parseMailQueueFilter = (search: SearchParams): MailQueueFilter => ({
  state: mailQueueLists.find((state) => state === search['state']) ?? 'failed',
  page: parsePageParam(search),
});

/** Returns the URL of a list of the queue. */
export const mailQueueUrl = ({ state, page }: MailQueueFilter): string =>
  listAddress(mailQueuePath, { ...(state !== 'failed' && { state }), ...(page > 1 && { page: String(page) }) });
