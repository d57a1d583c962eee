import { type ReactNode, Suspense } from 'react';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { t } from '#api/translations.ts';
import { PostAttachments } from '#components/post/attachment/post-attachments.tsx';
import { PostBody } from '#components/post/body/post-body.tsx';
import { PostSignature } from '#components/post/body/post-signature.tsx';
import * as styles from '#components/post/post.css.ts';
import { editorOf, nameOf, PostAuthor } from '#components/post/post-author.tsx';
import { PostOrder } from '#components/post/post-order.tsx';
import { PostReactions } from '#components/post/reaction/post-reactions.tsx';
import { pagePart } from '#components/primitives/content/page-part.ts';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';

// Most discussions are open and have no status.
const DiscussionMarks = pagePart(() =>
  import('#components/discussion/reading/discussion-marks.tsx').then((module) => module.DiscussionMarks),
);
const isMarked = (one: Discussion) => one.closed || one.pinned || one.resolved || one.statusID > 0;

/** The original post of a discussion: title, badges, author, body (docs/behavior/discussion.md#discussion-page). */
export function OriginalPost({ discussion, actions, options, title, around }: OriginalPostProps) {
  const { name, url, insertUser, dateInserted, dateUpdated, body = '', reactions } = discussion;
  const author = nameOf(insertUser);
  const words = <PostBody html={body} isIgnored={discussion.isIgnored} />;
  return (
    <article className={styles.opener}>
      <header className={styles.openerHead}>
        <h1 className={styles.heading} dir="auto">
          {title ?? name}
        </h1>
        {isMarked(discussion) && (
          <Suspense>
            <DiscussionMarks discussion={discussion} />
          </Suspense>
        )}
      </header>
      <VisuallyHidden as="h2">{t('discussion.opener.by', { author })}</VisuallyHidden>
      <PostAuthor
        author={insertUser}
        url={url}
        dateInserted={dateInserted}
        dateUpdated={dateUpdated}
        editor={editorOf(discussion)}
        options={options}
      />
      <PostOrder
        recordType="discussion"
        recordID={discussion.discussionID}
        warning={discussion.warning}
        reportMeta={discussion.reportMeta}
      />
      {around?.(words) ?? words}
      {!discussion.isIgnored && <PostSignature author={insertUser} />}
      <PostAttachments attachments={discussion.attachments} />
      <div className={styles.foot}>
        <PostReactions
          recordType="discussion"
          recordID={discussion.discussionID}
          author={author}
          reactions={reactions}
          votes={discussion.attributes?.idea?.votes}
        />
        {actions}
      </div>
    </article>
  );
}

interface OriginalPostProps {
  readonly discussion: Discussion;
  /** The actions next to the reactions. */
  readonly actions?: ReactNode;
  /** The options at the end of the author row. */
  readonly options?: ReactNode;
  /** Replaces the title, for example with its translation. */
  readonly title?: ReactNode;
  /** Wraps the text, for example to replace it with its translation. */
  readonly around?: (words: ReactNode) => ReactNode;
}
