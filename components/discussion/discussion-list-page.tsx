import { useSuspenseQuery } from '@tanstack/react-query';
import { choiceText, countChosen, type DiscussionChoice } from '#api/discussion/discussion-filter.ts';
import { type DiscussionListFilter, discussionListQuery } from '#api/discussion/discussion-list.queries.ts';
import { type DiscussionSort, defaultDiscussionSort } from '#api/discussion/discussion-sorts.ts';
import { t } from '#api/words.ts';
import { useSite } from '#components/shell/site-context.tsx';
import { discussionForm } from './discussion-form.ts';
import { DiscussionList } from './discussion-list.tsx';
import { ListFilters } from './list-filters.tsx';

/** A list of discussions as a page shows it: loaded by its filter, with links to its other orders and pages. */
export function DiscussionListPage({
  filter,
  path,
  kept = {},
  label,
  showCategory,
  empty,
  hasSorts = true,
  choice,
}: DiscussionListPageProps) {
  const { api, settings } = useSite();
  const { data } = useSuspenseQuery(discussionListQuery(api, filter));
  const href = ({ sort = filter.sort, page = 1 }: { sort?: DiscussionSort; page?: number }) =>
    listAddress(path, {
      ...kept,
      ...(sort !== defaultDiscussionSort && { sort }),
      ...(page > 1 && { page: String(page) }),
    });
  const hrefOf = (chosen: DiscussionChoice) =>
    listAddress(path, { ...choiceText(chosen), ...(filter.sort !== defaultDiscussionSort && { sort: filter.sort }) });
  return (
    <DiscussionList
      discussions={data.discussions}
      label={label}
      href={href}
      pager={{ page: filter.page, limit: filter.limit, total: data.total, hasMore: data.hasMore }}
      form={discussionForm(settings['discussions.listForm'])}
      {...(hasSorts && { sort: filter.sort })}
      {...(choice && { tools: <ListFilters choice={choice} hrefOf={hrefOf} /> })}
      {...(showCategory !== undefined && { showCategory })}
      {...(empty && { empty: choice && countChosen(choice) > 0 ? t('discussion.filters.none') : empty })}
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
  /** How the reader narrows it; without, it cannot be narrowed. */
  readonly choice?: DiscussionChoice;
}

/** An address with a query; nothing is added when the query is empty. */
export const listAddress = (path: string, query: Readonly<Record<string, string>>): string => {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
};
