import type { Comment } from '#api/discussion/comment/comment-fields.contract.ts';
import { t } from '#api/translations.ts';
import type { CommentedDiscussion } from '#components/discussion/thread/thread-context.ts';
import * as styles from '#components/post/post.css.ts';
import { withTranslations } from '#components/primitives/text/with-translations.ts';
import { lazyPart } from '#components/shell/page/lazy-part.tsx';
import { OptionsButton } from './options-button.tsx';
import { useHasCommentOptions } from './use-has-comment-options.ts';

const CommentMenu = lazyPart(
  () => withTranslations('options', import('./comment-menu.tsx')).then(({ CommentMenu: Menu }) => Menu),
  { preloadsWhenIdle: true },
);

/** The button that opens a comment's menu. Renders nothing when the menu has no options for the viewer. */
export function CommentOptions({ comment, discussion, author }: CommentOptionsProps) {
  if (!useHasCommentOptions(comment)) return null;
  const label = t('post.options.comment', { author });
  return (
    <CommentMenu
      comment={comment}
      discussion={discussion}
      label={label}
      renderPlaceholder={(waker) => (
        <OptionsButton label={label} className={styles.options} aria-haspopup="menu" {...waker} />
      )}
    />
  );
}

interface CommentOptionsProps {
  readonly comment: Comment;
  readonly discussion: CommentedDiscussion;
  readonly author: string;
}
