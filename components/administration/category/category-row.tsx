import { Heading, MessagesSquare, Network, Rows3 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CategoryBranch, CategoryDisplay } from '#api/category/category-fields.contract.ts';
import { t } from '#api/translations.ts';
import { actions } from '#components/administration/outline/movable-row.css.ts';
import { movableRowProps } from '#components/administration/outline/movable-row.ts';
import { Link } from '#components/primitives/text/link.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import type { CategoryPosition, DropPosition } from '#machines/administration/category/category-positions.ts';
import { recordName, recordNote, recordText } from '#theme/layout/record.css.ts';
import { displayLabels } from './category-choices.ts';
import * as styles from './category-order.css.ts';

interface CategoryRowProps {
  readonly category: CategoryBranch;
  readonly standing: CategoryPosition;
  /** Whether this is the category being moved. */
  readonly isMoved: boolean;
  /** The side on which the moved category would be dropped now. */
  readonly dropSide: DropPosition['side'] | undefined;
  readonly handle: ReactNode;
  readonly children: ReactNode;
}

const icons: Readonly<Record<CategoryDisplay, ReactNode>> = {
  discussions: <MessagesSquare size={18} />,
  categories: <Network size={18} />,
  flat: <Rows3 size={18} />,
  heading: <Heading size={18} />,
};

/** A category in the tree, with its name, content counts, status tags and actions. */
export const CategoryRow = ({ category, standing, isMoved, dropSide, handle, children }: CategoryRowProps) => (
  <li
    className={styles.row}
    data-category={category.categoryID}
    {...movableRowProps({ position: standing, isMoved, dropSide })}
  >
    {handle}
    <span className={styles.icon} aria-hidden="true">
      {icons[category.displayAs]}
    </span>
    <div className={recordText}>
      <h2 className={recordName}>
        <Link href={category.url} tone="plain">
          <bdi>{category.name}</bdi>
        </Link>
        <Marks category={category} />
      </h2>
      {category.description && (
        <p className={`${recordNote} ${styles.description}`}>
          <bdi>{category.description}</bdi>
        </p>
      )}
      <p className={recordNote}>
        <Counts category={category} />
      </p>
    </div>
    <div className={actions}>{children}</div>
  </li>
);

/** Tags that mark how a category differs from a plain, open discussion category. */
function Marks({ category }: { category: CategoryBranch }) {
  const { displayAs, isArchived, customPermissions, featured, hideFromRecent } = category;
  return (
    <>
      {displayAs !== 'discussions' && <Tag preset="standard">{t(displayLabels[displayAs].name)}</Tag>}
      {isArchived && <Tag preset="greyscale">{t('administration.category.archived')}</Tag>}
      {customPermissions && <Tag preset="colored">{t('administration.category.own-permissions')}</Tag>}
      {featured && <Tag preset="success">{t('administration.category.featured')}</Tag>}
      {hideFromRecent && <Tag preset="greyscale">{t('administration.category.hidden')}</Tag>}
    </>
  );
}

const Counts = ({ category }: { category: CategoryBranch }) => (
  <>
    {[
      ...(category.displayAs === 'discussions' || category.countDiscussions > 0
        ? [
            t('administration.category.count-discussions', { count: category.countDiscussions }),
            t('administration.category.count-comments', { count: category.countComments }),
          ]
        : []),
      t('administration.category.count-followers', { count: category.countFollowers }),
    ].join(' · ')}{' '}
    · <bdi dir="ltr">{category.url}</bdi>
  </>
);
