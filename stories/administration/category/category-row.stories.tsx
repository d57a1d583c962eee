import { GripVertical } from 'lucide-react';
import { CategoryRow } from '#components/administration/category/category-row.tsx';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import type { DropPosition } from '#machines/administration/category/category-positions.ts';
import { StorySite } from '#stories/support/story-site.tsx';
import { recordSheet } from '#theme/layout/record.css.ts';
import { harbourCategories } from './category-samples.ts';

export default { title: 'administration / category-row' };

const rows = ({ isMoved = false, dropSide }: { isMoved?: boolean; dropSide?: DropPosition['side'] } = {}) => (
  <StorySite>
    <ul className={recordSheet} aria-label="Categories">
      {harbourCategories.map((category, index) => (
        <CategoryRow
          key={category.categoryID}
          category={category}
          standing={{ parentCategoryID: category.parentCategoryID, position: 1, count: 1, depth: category.depth }}
          isMoved={isMoved && index === 1}
          dropSide={index === 3 ? dropSide : undefined}
          handle={<IconButton size="small" label={`Move ${category.name}`} icon={<GripVertical size={18} />} />}
        >
          {null}
        </CategoryRow>
      ))}
    </ul>
  </StorySite>
);

export const Rows = () => rows();
export const Moved = () => rows({ isMoved: true });
export const DropBefore = () => rows({ isMoved: true, dropSide: 'before' });
export const DropInside = () => rows({ isMoved: true, dropSide: 'inside' });
export const DropAfter = () => rows({ isMoved: true, dropSide: 'after' });
