import { listAddress } from '#api/list-address.ts';
import { omitUndefined, parseNameParam, parseNumberParam, parsePageParam, type SearchParams } from './report-filter.ts';

/** The filter of the discussion triage, stored in the URL (docs/behavior/moderation.md#triage). */
export interface TriageFilter {
  readonly isResolved: boolean;
  readonly page: number;
  /** The author's name. */
  readonly author?: string;
  readonly authorRole?: string;
  readonly place?: string;
}

/** Parses the filter from the URL search parameters. Unresolved discussions are the default. */
export const parseTriageFilter = (search: SearchParams): TriageFilter => ({
  isResolved: search['status'] === 'resolved',
  page: parsePageParam(search),
  ...(omitUndefined({
    author: parseNameParam(search, 'author'),
    authorRole: parseNumberParam(search, 'authorRole'),
    place: parseNumberParam(search, 'place'),
  }) as Partial<TriageFilter>),
});

/** Returns the URL of the triage page for a filter. The page number is included from page 2 on. */
export const triageUrl = ({ isResolved, page, ...rest }: TriageFilter): string =>
  listAddress('/dashboard/content/triage', {
    ...(isResolved && { status: 'resolved' }),
    ...rest,
    ...(page > 1 && { page: String(page) }),
  });
