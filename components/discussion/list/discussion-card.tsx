import * as forms from '#components/discussion/discussion-display.css.ts';
import * as styles from './discussion-list.css.ts';
import { DiscussionMetas, RowMarks } from './discussion-metas.tsx';
import { type DiscussionItemProps, DiscussionTitle, IdeaVotes, MemberTools, useIsRead } from './discussion-row.tsx';

/**
 * A discussion in a grid or carousel: the image, if any, above the text (docs/behavior/discussion.md#discussion-lists).
 */
export function DiscussionCard({ discussion, showCategory = true, headingLevel = 2 }: DiscussionItemProps) {
  const { excerpt, image } = discussion;
  return (
    <li className={forms.card} data-read={useIsRead(discussion)}>
      {image && <img src={image.url} alt="" loading="lazy" decoding="async" className={forms.picture} />}
      <div className={forms.cardWords}>
        <div className={forms.cardHead}>
          <IdeaVotes discussion={discussion} />
          <DiscussionTitle discussion={discussion} headingLevel={headingLevel} />
          <MemberTools discussion={discussion} />
        </div>
        <RowMarks discussion={discussion} />
        {excerpt && (
          <p className={styles.excerpt} dir="auto">
            {excerpt}
          </p>
        )}
        <DiscussionMetas discussion={discussion} showCategory={showCategory} />
      </div>
    </li>
  );
}

/** A discussion rendered as a link only. */
export const DiscussionLink = ({ discussion, headingLevel = 2 }: DiscussionItemProps) => (
  <li data-read={useIsRead(discussion)}>
    <DiscussionTitle discussion={discussion} headingLevel={headingLevel} />
  </li>
);
