import { useId } from 'react';
import type { z } from 'zod';
import type { tagWidget } from '#api/administration/widget/tag-widget.contract.ts';
import { tagAddress } from '#api/category/category-address.ts';
import { t } from '#api/translations.ts';
import { Card } from '#components/primitives/content/card.tsx';
import { NumberText } from '#components/primitives/text/number-text.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import * as styles from './tag-widget.css.ts';
import { title as titleStyle } from './widget-list.css.ts';

interface ListedTag {
  readonly tagID: number;
  readonly name: string;
  readonly countDiscussions: number;
}

/** The props of a tag cloud: its settings and the tags. */
export type TagWidgetProps = z.output<typeof tagWidget.settings> & { readonly items: readonly ListedTag[] };

/** Returns the size of a tag, from 1 to 4, by its share of the discussions of the most used one. */
const sizeOf = (count: number, most: number): 1 | 2 | 3 | 4 => {
  const share = Math.log1p(count) / Math.log1p(Math.max(most, 1));
  if (share > 0.9) return 4;
  if (share > 0.7) return 3;
  return share > 0.45 ? 2 : 1;
};

/** The tags with the most discussions (docs/behavior/widget.md#members-numbers-and-tags). */
export function TagWidget({ title, items, showsCounts, look }: TagWidgetProps) {
  const titleID = useId();
  if (items.length === 0) return null;
  const most = Math.max(...items.map(({ countDiscussions }) => countDiscussions));
  return (
    <Card as="section" padding="medium" aria-labelledby={titleID}>
      <h2 id={titleID} className={titleStyle}>
        <bdi>{title || t('widget.title.tags')}</bdi>
      </h2>
      <ul className={styles.tags}>
        {items.map(({ tagID, name, countDiscussions: count }) => (
          <li key={tagID}>
            <Tag href={tagAddress(tagID)} {...(look === 'cloud' && { className: styles.size[sizeOf(count, most)] })}>
              <bdi>{name}</bdi>
              {showsCounts && (
                <span className={styles.count}>
                  <span aria-hidden="true">
                    <NumberText value={count} />
                  </span>
                  <VisuallyHidden>{t('shell.widget.count', { count })}</VisuallyHidden>
                </span>
              )}
            </Tag>
          </li>
        ))}
      </ul>
    </Card>
  );
}
