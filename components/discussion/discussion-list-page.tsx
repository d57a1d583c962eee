import { useSuspenseQuery } from '@tanstack/react-query';
import { type DiscussionListFilter, discussionListQuery } from '#api/discussion/discussion.queries.ts';
import { type DiscussionSort, defaultDiscussionSort } from '#api/discussion/discussion-sorts.ts';
import { useSite } from '#components/shell/site-context.tsx';
import { DiscussionList } from './discussion-list.tsx';

/** A list of discussions as a page shows it: loaded by its filter, with links to its other orders and pages. */
export function DiscussionListPage({
  filter,
  path,
  kept = {},
  label,
  showCategory,
  empty,
  hasSorts = true,
}: DiscussionListPageProps) {
  const { api } = useSite();
  const { data } = useSuspenseQuery(discussionListQuery(api, filter));
  const href = ({ sort = filter.sort, page = 1 }: { sort?: DiscussionSort; page?: number }) =>
    listAddress(path, {
      ...kept,
      ...(sort !== defaultDiscussionSort && { sort }),
      ...(page > 1 && { page: String(page) }),
    });
  return (
    <DiscussionList
      discussions={data.discussions}
      label={label}
      href={href}
      pager={{ page: filter.page, limit: filter.limit, total: data.total, hasMore: data.hasMore }}
      {...(hasSorts && { sort: filter.sort })}
      {...(showCategory !== undefined && { showCategory })}
      {...(empty && { empty })}
    />
  );
}

/** What such a list takes; `kept` is what all its addresses carry beside order and page. */
export interface DiscussionListPageProps {
  readonly filter: DiscussionListFilter;
  readonly path: string;
  readonly kept?: Readonly<Record<string, string>>;
  readonly label: string;
  readonly showCategory?: boolean;
  readonly empty?: string;
  readonly hasSorts?: boolean;
}

/** An address with a query; nothing is added when the query is empty. */
export const listAddress = (path: string, query: Readonly<Record<string, string>>): string => {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
};
