import type { CategoryItem } from '#api/administration/widget/widget-items.client.ts';
import { categoryAddress } from '#api/category/category-address.ts';
import { t } from '#api/translations.ts';
import { HomeItems, type HomeSettings } from '#components/layout/home/home-items.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import * as styles from './widget-list.css.ts';
import { type ListedWidgetProps, WidgetList } from './widget-list.tsx';

/** The props of a list of categories. Embedded lists have no look. */
export type CategoriesWidgetProps = ListedWidgetProps<CategoryItem> &
  Partial<HomeSettings> & { readonly showsCounts?: boolean };

const countOf = ({ countDiscussions }: CategoryItem) => t('shell.widget.count', { count: countDiscussions ?? 0 });

/** Categories: chosen ones, or the first that contain discussions. */
export function CategoriesWidget({ title, ...props }: CategoriesWidgetProps) {
  const { display = 'link', itemType, items, showsCounts = true } = props;
  const heading = title || t('shell.widget.categories');
  if (display === 'link' || !items) return <CategoryLinks {...props} title={heading} showsCounts={showsCounts} />;
  return (
    <HomeItems
      {...({ ...props, title: heading } as HomeSettings)}
      items={items.map((item) => ({
        key: item.categoryID,
        name: item.name,
        url: categoryAddress(item.urlcode),
        description: item.description,
        image: itemType === 'title-description-icon' ? item.icon : item.image || item.icon,
        metas: showsCounts && <span>{countOf(item)}</span>,
      }))}
    />
  );
}

const CategoryLinks = ({
  title,
  items,
  limit,
  showsCounts,
}: ListedWidgetProps<CategoryItem> & { readonly showsCounts: boolean }) => (
  <WidgetList title={title} items={items} limit={limit} keyOf={({ categoryID }) => categoryID}>
    {(item) => (
      <>
        <Link href={categoryAddress(item.urlcode)} tone="heading" className={styles.textBlock}>
          <bdi>{item.name}</bdi>
        </Link>
        {showsCounts && <span className={styles.quiet}>{countOf(item)}</span>}
      </>
    )}
  </WidgetList>
);
