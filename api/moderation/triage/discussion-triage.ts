import { listAddress } from '#api/list-address.ts';
import { given, nameIn, numberIn, pageIn, type SearchWords } from './report-filter.ts';

/** The filter of the discussion triage, stored in the URL (`spec/screens.md` F9). */
export interface TriageFilter {
  readonly isResolved: boolean;
  readonly page: number;
  /** The author's name. */
  readonly author?: string;
  readonly authorRole?: string;
  readonly place?: string;
}

/** Parses the filter from the URL search parameters. Unresolved discussions are the default. */
export const triageFilterIn = (search: SearchWords): TriageFilter => ({
  isResolved: search['status'] === 'resolved',
  page: pageIn(search),
  ...(given({
    author: nameIn(search, 'author'),
    authorRole: numberIn(search, 'authorRole'),
    place: numberIn(search, 'place'),
  }) as Partial<TriageFilter>),
});

/** Returns the URL of the triage page for a filter. The page number is included from page 2 on. */
export const triageUrl = ({ isResolved, page, ...rest }: TriageFilter): string =>
  listAddress('/dashboard/content/triage', {
    ...(isResolved && { status: 'resolved' }),
    ...rest,
    ...(page > 1 && { page: String(page) }),
  });
