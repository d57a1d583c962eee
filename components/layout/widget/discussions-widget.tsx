import type { DiscussionItem } from '#api/administration/widget/widget-items.client.ts';
import { t } from '#api/translations.ts';
import type { HomeItem } from '#components/layout/home/home-item.ts';
import { HomeItems, HomeRows, type HomeSettings } from '#components/layout/home/home-items.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import * as styles from './widget-list.css.ts';
import { type ListedWidgetProps, WidgetList } from './widget-list.tsx';

/** The props of a list of discussions. Embedded lists have no look. */
export type DiscussionsWidgetProps = ListedWidgetProps<DiscussionItem> &
  Partial<HomeSettings> & { readonly showsCounts?: boolean };

/** Returns a discussion as an item of a home widget, with its date and its comments. */
const homeItemOf =
  (showsCounts: boolean | undefined) =>
  ({ discussionID, date, countComments, ...item }: DiscussionItem): HomeItem => ({
    ...item,
    key: discussionID,
    metas: (
      <>
        <DateTime date={date} type="relative" />
        {showsCounts && <span>{t('widget.home.comments', { count: countComments ?? 0 })}</span>}
      </>
    ),
  });

/** Discussions as rows in a frame, with excerpts and counts. */
export const DiscussionRows = ({ items }: { items: readonly DiscussionItem[] }) => (
  <HomeRows
    items={items.map(homeItemOf(true))}
    shared={{
      heading: 'h3',
      look: {
        itemType: 'title-description',
        imagePlacement: 'left',
        border: 'border',
        showsCallToAction: false,
        callToAction: '',
      },
    }}
  />
);

/** The discussions of the site or a category in a given sort order. */
export function DiscussionsWidget({ title, ...props }: DiscussionsWidgetProps) {
  const { display = 'link', items, showsCounts } = props;
  const heading = title || t('shell.widget.discussions');
  if (display === 'link' || !items) return <DiscussionLinks {...props} title={heading} />;
  return <HomeItems {...({ ...props, title: heading } as HomeSettings)} items={items.map(homeItemOf(showsCounts))} />;
}

/** The announced discussions of the site or a category. */
export const AnnouncementsWidget = (props: DiscussionsWidgetProps) => (
  <DiscussionsWidget {...props} title={props.title || t('widget.title.announcements')} />
);

/** The questions of the site or a category. */
export const QuestionsWidget = (props: DiscussionsWidgetProps) => (
  <DiscussionsWidget {...props} title={props.title || t('widget.title.questions')} />
);

const DiscussionLinks = ({ title, items, limit }: ListedWidgetProps<DiscussionItem>) => (
  <WidgetList title={title} items={items} limit={limit} keyOf={({ discussionID }) => discussionID}>
    {({ name, url, date }) => (
      <div className={styles.textBlock}>
        <Link href={url} tone="heading">
          <bdi>{name}</bdi>
        </Link>
        <p className={styles.quiet}>
          <DateTime date={date} type="relative" />
        </p>
      </div>
    )}
  </WidgetList>
);
