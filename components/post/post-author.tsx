import { type ReactNode, Suspense } from 'react';
import type { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { t } from '#api/translations.ts';
import { MemberName } from '#components/member/profile/member-name.tsx';
import { Avatar } from '#components/primitives/avatar/avatar.tsx';
import { pagePart } from '#components/primitives/content/page-part.ts';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import * as styles from './post.css.ts';

// Loaded on demand, because only some sites show profile fields next to posts.
const AuthorAnswers = pagePart(() => import('./author-answers.tsx').then((module) => module.AuthorAnswers));

/** Returns the display name of a post's author. Removed members have a placeholder name. */
export const nameOf = (author: UserFragment | undefined): string => author?.name ?? t('post.author.removed');

/** The author and the date of a post. The date links to the post's permalink (docs/behavior/post.md#post-author). */
export function PostAuthor({
  author,
  url,
  dateInserted,
  dateUpdated,
  editor,
  isOpener = false,
  size = 'medium',
  options,
}: PostAuthorProps) {
  const name = nameOf(author);
  const words = <bdi className={styles.authorName}>{name}</bdi>;
  return (
    <div className={styles.author}>
      <Avatar name={name} photoUrl={author?.photoUrl} size={size} decorative />
      <div className={styles.authorWords}>
        {author && author.userID > 0 ? <MemberName member={author}>{words}</MemberName> : words}
        {author?.title && <span className={styles.quiet}>{author.title}</span>}
        {author?.label && <Tag preset="greyscale">{author.label}</Tag>}
        {isOpener && (
          <Tag preset="colored">
            <abbr title={t('post.author.opener')}>{t('post.author.opener-short')}</abbr>
          </Tag>
        )}
        <Link href={url} tone="quiet" className={classNames(styles.quiet, styles.permalink)}>
          <DateTime date={dateInserted} type="relative" />
        </Link>
        {dateUpdated && (
          <span className={styles.quiet}>
            <TranslatedText
              id={editor ? 'post.author.edited-by' : 'post.author.edited'}
              values={{ date: <DateTime date={dateUpdated} type="relative" />, name: <bdi>{editor}</bdi> }}
            />
          </span>
        )}
        {author?.answers && (
          <Suspense>
            <AuthorAnswers answers={author.answers} />
          </Suspense>
        )}
      </div>
      {options}
    </div>
  );
}

/** The props of `PostAuthor`. */
export interface PostAuthorProps {
  readonly author: UserFragment | undefined;
  readonly url: string;
  readonly dateInserted: string;
  readonly dateUpdated?: string | null;
  /** The name of the last editor, if it is not the author. */
  readonly editor?: string | undefined;
  readonly isOpener?: boolean;
  readonly size?: 'small' | 'medium';
  /** The menu button of the post, at the end of the row. */
  readonly options?: ReactNode;
}

/** Returns the name of the post's last editor. Returns undefined when the author edited it or it was never edited. */
export const editorOf = ({ updateUser, insertUserID }: EditedPost): string | undefined =>
  updateUser && updateUser.userID !== insertUserID ? updateUser.name : undefined;

interface EditedPost {
  readonly insertUserID: number;
  readonly updateUser?: UserFragment | null | undefined;
}
