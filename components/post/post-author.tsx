import { type ReactNode, Suspense } from 'react';
import type { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { t } from '#api/words.ts';
import { MemberName } from '#components/member/profile/member-name.tsx';
import { Avatar } from '#components/primitives/avatar/avatar.tsx';
import { pagePart } from '#components/primitives/list/page-part.ts';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { Words } from '#components/primitives/text/words.tsx';
import * as styles from './post.css.ts';

// Only sites that show profile fields beside posts need it.
const AuthorAnswers = pagePart(() => import('./author-answers.tsx').then((module) => module.AuthorAnswers));

/** By what name posts speak of who wrote them; who was removed has none. */
export const nameOf = (author: UserFragment | undefined): string => author?.name ?? t('post.author.removed');

/** Who wrote a post and when, with the post's permanent address behind its date (`spec/screens.md` B5). */
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
            <Words
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

/** What the line about an author takes. */
export interface PostAuthorProps {
  readonly author: UserFragment | undefined;
  readonly url: string;
  readonly dateInserted: string;
  readonly dateUpdated?: string | null;
  /** Who edited it, where that was somebody else. */
  readonly editor?: string | undefined;
  readonly isOpener?: boolean;
  readonly size?: 'small' | 'medium';
  /** What else can be done with the post, at the end of the line. */
  readonly options?: ReactNode;
}

/** The name of who edited a post, where that was not its author. */
export const editorOf = ({ updateUser, insertUserID }: EditedPost): string | undefined =>
  updateUser && updateUser.userID !== insertUserID ? updateUser.name : undefined;

interface EditedPost {
  readonly insertUserID: number;
  readonly updateUser?: UserFragment | null | undefined;
}
