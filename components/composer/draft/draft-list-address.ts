import { type DraftView, draftSorts } from '#api/composer/draft/draft.queries.ts';
import { listAddress } from '#api/list-address.ts';

/** Returns whether the list of drafts is filtered. */
export const isNarrowed = ({ kind, from, to }: DraftView): boolean => Boolean(kind || from || to);

/** Returns the URL parameters of a list of drafts by name. Default values are omitted. */
export const draftListParameters = ({ tab, sort, page, kind, from, to }: DraftView): Record<string, string> => ({
  ...(tab !== 'drafts' && { tab }),
  ...(sort !== draftSorts[tab][0] && { sort }),
  ...(kind && { recordType: kind }),
  ...(from && { from }),
  ...(to && { to }),
  ...(page > 1 && { page: String(page) }),
});

/** Returns the URL of a list of drafts. */
export const draftListAddress = (view: DraftView): string => listAddress('/drafts', draftListParameters(view));
