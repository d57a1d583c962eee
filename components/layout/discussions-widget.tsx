import { useQuery } from '@tanstack/react-query';
import { placedDiscussionsQuery } from '#api/administration/layout/embedded-widget.queries.ts';
import type { EmbeddedWidgetProps } from '#api/administration/layout/embedded-widget.ts';
import { t } from '#api/translations.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './widget-list.css.ts';
import { WidgetList } from './widget-list.tsx';

/** The discussions of the site or a category in a given sort order. */
export function DiscussionsWidget(props: EmbeddedWidgetProps['discussion.discussions']) {
  const { api } = useSite();
  const { data } = useQuery({ ...placedDiscussionsQuery(api, props), throwOnError: true });
  return (
    <WidgetList
      title={props.title || t('shell.widget.discussions')}
      items={data}
      limit={props.limit}
      keyOf={({ discussionID }) => discussionID}
    >
      {({ name, url, dateLastComment, dateInserted }) => (
        <div className={styles.textBlock}>
          <Link href={url} tone="heading">
            <bdi>{name}</bdi>
          </Link>
          <p className={styles.quiet}>
            <DateTime date={dateLastComment ?? dateInserted} type="relative" />
          </p>
        </div>
      )}
    </WidgetList>
  );
}
