import { tagAddress } from '#api/category/category-address.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { t } from '#api/translations.ts';
import * as styles from '#components/post/post.css.ts';
import { Tag } from '#components/primitives/text/tag.tsx';

/** The tags of a discussion, each linked to the list of its discussions (docs/behavior/discussion.md#tags). */
export const PostTags = ({ tags }: { tags: NonNullable<Discussion['tags']> }) => (
  <nav className={styles.tags} aria-label={t('discussion.opener.tags')}>
    <span aria-hidden="true" className={styles.tagsLabel}>
      {t('discussion.opener.tags')}
    </span>
    {tags.map(({ tagID, name }) => (
      <Tag key={tagID} href={tagAddress(tagID)}>
        {name}
      </Tag>
    ))}
  </nav>
);
