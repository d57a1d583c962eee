import { listAddress } from '#api/list-address.ts';
import { given, nameIn, numberIn, pageIn, type SearchWords } from './report-filter.ts';

/** Which discussions the team goes through; it stands in the page's address (`spec/screens.md` F9). */
export interface TriageFilter {
  readonly isResolved: boolean;
  readonly page: number;
  /** By name. */
  readonly author?: string;
  readonly authorRole?: string;
  readonly place?: string;
}

/** Reads the filter from an address: those that nobody has resolved, unless something else is asked. */
export const triageFilterIn = (search: SearchWords): TriageFilter => ({
  isResolved: search['status'] === 'resolved',
  page: pageIn(search),
  ...(given({
    author: nameIn(search, 'author'),
    authorRole: numberIn(search, 'authorRole'),
    place: numberIn(search, 'place'),
  }) as Partial<TriageFilter>),
});

/** The address of the triage with a filter, from the second page on with the page. */
export const triageUrl = ({ isResolved, page, ...rest }: TriageFilter): string =>
  listAddress('/dashboard/content/triage', {
    ...(isResolved && { status: 'resolved' }),
    ...rest,
    ...(page > 1 && { page: String(page) }),
  });
