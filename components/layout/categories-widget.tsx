import { useQuery } from '@tanstack/react-query';
import type { EmbeddedWidgetProps } from '#api/administration/layout/embedded-widget.ts';
import { visibleCategoriesQuery } from '#api/category/category.queries.ts';
import { categoryAddress } from '#api/category/category-address.ts';
import { t } from '#api/translations.ts';
import { Link } from '#components/primitives/text/link.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './widget-list.css.ts';
import { WidgetList } from './widget-list.tsx';

/** The first categories that contain discussions. */
export function CategoriesWidget({ title, limit }: EmbeddedWidgetProps['categories']) {
  const { api } = useSite();
  const { data } = useQuery({ ...visibleCategoriesQuery(api), throwOnError: true });
  return (
    <WidgetList
      title={title || t('shell.widget.categories')}
      items={data?.filter(({ displayAs }) => displayAs === 'discussions').slice(0, limit)}
      limit={limit}
      keyOf={({ categoryID }) => categoryID}
    >
      {({ name, urlcode, countDiscussions }) => (
        <>
          <Link href={categoryAddress(urlcode)} tone="heading" className={styles.textBlock}>
            <bdi>{name}</bdi>
          </Link>
          <span className={styles.quiet}>{t('shell.widget.count', { count: countDiscussions ?? 0 })}</span>
        </>
      )}
    </WidgetList>
  );
}
