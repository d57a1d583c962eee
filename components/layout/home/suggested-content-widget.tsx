import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { suggestedContentQuery } from '#api/administration/embed/suggested-content.queries.ts';
import { firstSuggestions } from '#api/administration/embed/suggested-content.ts';
import type { CategoryItem, DiscussionItem } from '#api/administration/widget/widget-items.client.ts';
import { t } from '#api/translations.ts';
import { CategoriesWidget } from '#components/layout/widget/categories-widget.tsx';
import { DiscussionsWidget } from '#components/layout/widget/discussions-widget.tsx';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import type { HomeSettings } from './home-items.tsx';
import * as styles from './suggested-content-widget.css.ts';

/** The props of suggested content: its settings, and the suggested posts and categories. */
export interface SuggestedContentWidgetProps extends HomeSettings {
  readonly limit: number;
  readonly categoryLimit: number;
  readonly showsCounts: boolean;
  readonly items: readonly DiscussionItem[];
  readonly categories: readonly CategoryItem[];
}

/** Posts and categories that are suggested to the member who views the page, with a button for other suggestions. */
export function SuggestedContentWidget({ items, categories, ...settings }: SuggestedContentWidgetProps) {
  const { limit, categoryLimit, display, title } = settings;
  const [wanted, setWanted] = useState({ turn: 0, pages: firstSuggestions });
  const choice = { limit, categoryLimit, hasDetails: display !== 'link' };
  const { data, isError, isFetching } = useQuery(suggestedContentQuery(useSite().api, { ...choice, ...wanted }));
  // A failed query has no data, but the suggestions before stay.
  const latest = useRef(data);
  if (data) latest.current = data;
  const shown = latest.current ?? { items, categories, pages: firstSuggestions };
  if (shown.items.length + shown.categories.length === 0) return null;
  const refresh = () =>
    setWanted({
      turn: wanted.turn + 1,
      pages: { posts: shown.pages.posts + 1, categories: shown.pages.categories + 1 },
    });
  return (
    <div className={classNames(styles.root, stack({ gap: 'large' }))}>
      <DiscussionsWidget {...settings} items={shown.items} title={title || t('widget.title.suggested')} />
      <CategoriesWidget
        title={t('widget.title.suggested-categories')}
        items={shown.categories}
        limit={shown.categories.length}
      />
      {isError && (
        <Message tone="error" live>
          {t('widget.suggestion.failed')}
        </Message>
      )}
      <IconButton
        icon={<RefreshCw size={18} />}
        label={t('widget.suggestion.refresh')}
        className={styles.refresh}
        busy={isFetching}
        onClick={refresh}
      />
      <VisuallyHidden>
        <span role="status">{wanted.turn > 0 && !isFetching && !isError && t('widget.suggestion.refreshed')}</span>
      </VisuallyHidden>
    </div>
  );
}
