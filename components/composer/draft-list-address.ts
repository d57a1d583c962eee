import { type DraftView, draftSorts } from '#api/composer/draft.queries.ts';

/** Whether only some drafts of a part are looked at. */
export const isNarrowed = ({ kind, from, to }: DraftView): boolean => Boolean(kind || from || to);

/** The address of a part of one's drafts; what is usual is left out. */
export function draftListAddress({ tab, sort, page, kind, from, to }: DraftView): string {
  const query = new URLSearchParams({
    ...(tab !== 'drafts' && { tab }),
    ...(sort !== draftSorts[tab][0] && { sort }),
    ...(kind && { recordType: kind }),
    ...(from && { from }),
    ...(to && { to }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `/drafts?${query}` : '/drafts';
}
