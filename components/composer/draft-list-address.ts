import { type DraftView, draftSorts } from '#api/composer/draft.queries.ts';

/** The address of a part of one's drafts; what is usual is left out. */
export function draftListAddress({ tab, sort, page }: DraftView): string {
  const query = new URLSearchParams({
    ...(tab !== 'drafts' && { tab }),
    ...(sort !== draftSorts[tab][0] && { sort }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `/drafts?${query}` : '/drafts';
}
