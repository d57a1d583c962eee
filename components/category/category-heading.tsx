import type { ReactNode } from 'react';
import type { Category } from '#api/category/category-fields.contract.ts';
import { PageHeading } from '#components/layout/page-heading.tsx';
import * as styles from './category-heading.css.ts';

/**
 * The header of a category's page: its banner, icon, name and description (docs/behavior/category.md#category-page).
 */
export const CategoryHeading = ({ category, children }: { category: Category; children?: ReactNode }) => (
  <>
    {category.bannerUrl && <img src={category.bannerUrl} alt="" decoding="async" className={styles.banner} />}
    <div className={styles.head}>
      {category.iconUrl && <img src={category.iconUrl} alt="" decoding="async" className={styles.icon} />}
      <div className={styles.text}>
        <PageHeading title={category.name} description={category.description}>
          {children}
        </PageHeading>
      </div>
    </div>
  </>
);
