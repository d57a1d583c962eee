import { type DraftView, draftSorts } from '#api/composer/draft/draft.queries.ts';
import { listAddress } from '#api/list-address.ts';

/** Whether only some drafts of a part are looked at. */
export const isNarrowed = ({ kind, from, to }: DraftView): boolean => Boolean(kind || from || to);

/** What an address says of a part of one's drafts, by name; what is usual is left out. */
export const draftListParameters = ({ tab, sort, page, kind, from, to }: DraftView): Record<string, string> => ({
  ...(tab !== 'drafts' && { tab }),
  ...(sort !== draftSorts[tab][0] && { sort }),
  ...(kind && { recordType: kind }),
  ...(from && { from }),
  ...(to && { to }),
  ...(page > 1 && { page: String(page) }),
});

/** The address of a part of one's drafts. */
export const draftListAddress = (view: DraftView): string => listAddress('/drafts', draftListParameters(view));
