import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  countActiveFilters,
  type DiscussionFilterValues,
  serializeDiscussionFilters,
} from '#api/discussion/list/discussion-filter.ts';
import { type DiscussionListFilter, discussionListQuery } from '#api/discussion/list/discussion-list.queries.ts';
import { type DiscussionSort, defaultDiscussionSort } from '#api/discussion/list/discussion-sorts.ts';
import { listAddress } from '#api/list-address.ts';
import { t } from '#api/translations.ts';
import { discussionForm } from '#components/discussion/discussion-display.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { DiscussionList } from './discussion-list.tsx';
import { ListFilters } from './list-filters.tsx';

/** A page of a list of discussions, loaded by its filter, with links to its other sort orders and pages. */
export function DiscussionListPage({
  filter,
  path,
  label,
  showCategory,
  empty,
  hasSorts = true,
  choice,
  isRefused = false,
}: DiscussionListPageProps) {
  const { api, me, settings } = useSite();
  const mayFollow = me.userID !== 0 && filter.categoryID === undefined;
  const { data } = useSuspenseQuery(discussionListQuery(api, filter));
  const href = ({ sort = filter.sort, page = 1, chosen = choice }: ListPlace) => {
    const isInQuery = page > 1 && typeof path === 'string';
    return listAddress(typeof path === 'string' ? path : path(page), {
      ...(chosen && serializeDiscussionFilters(chosen)),
      ...(sort !== defaultDiscussionSort && { sort }),
      ...(isInQuery && { page: String(page) }),
    });
  };
  return (
    <>
      {isRefused && <Refused />}
      <DiscussionList
        discussions={data.discussions}
        label={label}
        href={href}
        pager={{ page: filter.page, limit: filter.limit, total: data.total, hasMore: data.isCapped }}
        form={discussionForm(settings['discussions.listForm'])}
        {...(hasSorts && { sort: filter.sort })}
        {...(choice && {
          tools: <ListFilters choice={choice} mayFollow={mayFollow} hrefOf={(chosen) => href({ chosen })} />,
        })}
        {...(showCategory !== undefined && { showCategory })}
        {...(empty && { empty: emptyWords(choice) ?? empty })}
      />
    </>
  );
}

/** A dismissible warning that the URL requests more than the viewer may see. */
function Refused() {
  const [isShown, setShown] = useState(true);
  return (
    isShown && (
      <Message tone="warning" onDismiss={() => setShown(false)}>
        {t('discussion.filters.refused')}
      </Message>
    )
  );
}

/** Returns the message of an empty filtered list. */
function emptyWords(choice: DiscussionFilterValues = {}): string | undefined {
  if (countActiveFilters(choice) > 0) return t('discussion.filters.none');
  if (choice.suggested) return t('discussion.filters.suggested-none');
  return choice.followed && t('discussion.filters.followed-none');
}

interface ListPlace {
  readonly sort?: DiscussionSort;
  readonly page?: number;
  readonly chosen?: DiscussionFilterValues | undefined;
}

/**
 * The props of DiscussionListPage. `path` is the path of the list, or a function that returns the path of each page.
 */
export interface DiscussionListPageProps {
  readonly filter: DiscussionListFilter;
  readonly path: string | ((page: number) => string);
  readonly label: string;
  readonly showCategory?: boolean;
  readonly empty?: string;
  readonly hasSorts?: boolean;
  /** The reader's filters. Without it the list cannot be filtered. */
  readonly choice?: DiscussionFilterValues;
  /** Whether the URL requests more than the viewer may see. */
  readonly isRefused?: boolean;
}
