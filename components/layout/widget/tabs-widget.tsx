import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { z } from 'zod';
import { postTabQuery } from '#api/administration/widget/post-tab.queries.ts';
import { type PostTab, postTabs } from '#api/administration/widget/post-tab.ts';
import type { tabsWidget } from '#api/administration/widget/tabs-widget.contract.ts';
import type { DiscussionItem } from '#api/administration/widget/widget-items.client.ts';
import { t } from '#api/translations.ts';
import { Skeleton } from '#components/primitives/content/skeleton.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Tabs } from '#components/primitives/navigation/tabs.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { DiscussionRows } from './discussions-widget.tsx';
import * as styles from './widget-list.css.ts';

/** The props of tabbed posts: their settings, and the posts of the first tab. */
export type TabsWidgetProps = z.output<typeof tabsWidget.settings> & { readonly items: readonly DiscussionItem[] };

/**
 * Lists of posts behind tabs (docs/behavior/widget.md#tabbed-posts). The posts of the first tab are in the page; those
 * of the others are loaded when their tab is opened. Without scripts the tabs are links to the complete lists.
 */
export function TabsWidget({ title, tabs, items, limit, categoryID }: TabsWidgetProps) {
  const titleID = useId();
  const nameOf = (preset: PostTab, label: string) => label || t(`widget.tab.${preset}`);
  return (
    <section className={stack({ gap: 'small' })} {...(title && { 'aria-labelledby': titleID })}>
      {title && (
        <h2 id={titleID} className={styles.sectionTitle}>
          <bdi>{title}</bdi>
        </h2>
      )}
      <Tabs
        label={title || t('widget.tab.label')}
        activation="manual"
        tabs={tabs.map(({ preset, label }, index) => ({
          id: String(index),
          label: nameOf(preset, label),
          href: postTabs[preset].href,
          content:
            index === 0 ? (
              <TabPosts items={items} />
            ) : (
              <LoadedPosts preset={preset} limit={limit} categoryID={categoryID} />
            ),
        }))}
      />
    </section>
  );
}

const TabPosts = ({ items }: { items: readonly DiscussionItem[] }) =>
  items.length === 0 ? <p className={styles.about}>{t('widget.tab.empty')}</p> : <DiscussionRows items={items} />;

interface LoadedPostsProps {
  readonly preset: PostTab;
  readonly limit: number;
  readonly categoryID: number | undefined;
}

function LoadedPosts(choice: LoadedPostsProps) {
  const { data, isError, refetch } = useQuery(postTabQuery(useSite().api, choice));
  if (isError)
    return (
      <Message
        tone="error"
        live
        actions={
          <Button size="small" onClick={() => void refetch()}>
            {t('widget.tab.retry')}
          </Button>
        }
      >
        {t('widget.tab.failed')}
      </Message>
    );
  return data ? <TabPosts items={data} /> : <Skeleton lines={choice.limit} />;
}
