import { useSuspenseQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { discussionUrl } from '#api/discussion/urls.ts';
import { deletedPostsQuery } from '#api/moderation/log/log.queries.ts';
import { restoreComment, restoreDiscussion } from '#api/moderation/revision/deleted-post.client.ts';
import type { DeletedPost } from '#api/moderation/revision/deleted-post.contract.ts';
import { t } from '#api/translations.ts';
import { LogActionButton } from '#components/moderation/log/log-action-button.tsx';
import { type DeletedPostsParams, deletedPostsUrl, deletedQueryOf } from '#components/moderation/log/log-url.ts';
import { PostBody } from '#components/post/body/post-body.tsx';
import { Card } from '#components/primitives/content/card.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { Pager } from '#components/primitives/navigation/pager.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './revision-list.css.ts';

/** Deleted discussions, or the deleted comments of a discussion, each with a button to restore it. */
export function DeletedPostContent({ address }: { address: DeletedPostsParams }) {
  const { api } = useSite();
  const { data } = useSuspenseQuery(deletedPostsQuery(api, deletedQueryOf(address)));
  if (data.rows.length === 0)
    return (
      <EmptyState icon={<Trash2 />} title={t('log.deleted.none')}>
        {t('log.deleted.none-words')}
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.list}>
        {data.rows.map((post) => (
          <Card as="li" key={post.recordID}>
            <Deleted post={post} />
          </Card>
        ))}
      </ul>
      {data.total > data.limit && (
        <Pager
          label={t('log.pages')}
          href={(page) => deletedPostsUrl({ ...address, page })}
          page={address.page}
          limit={data.limit}
          total={data.total}
        />
      )}
    </>
  );
}

const Deleted = ({ post }: { post: DeletedPost }) => (
  <article>
    <div className={styles.head}>
      <div className={styles.who} id={`deleted-${post.recordID}`}>
        <h2 className={styles.title} dir="auto">
          {post.recordType === 'discussion' ? post.name : <bdi>{post.insertUser.name}</bdi>}
        </h2>
        <Facts post={post} />
      </div>
      <RestoreButton post={post} />
    </div>
    <PostBody html={post.bodyHtml} />
  </article>
);

const Facts = ({ post }: { post: DeletedPost }) => (
  <>
    <p className={styles.quiet}>
      {post.recordType === 'comment' ? (
        <TranslatedText
          id="log.deleted.of-comment"
          values={{
            name: <Link href={discussionUrl(post)}>{post.name}</Link>,
            date: <DateTime date={post.dateInserted} type="extended" />,
          }}
        />
      ) : (
        <TranslatedText
          id="log.deleted.of-discussion"
          values={{
            name: <bdi>{post.insertUser.name}</bdi>,
            date: <DateTime date={post.dateInserted} type="extended" />,
          }}
        />
      )}
    </p>
    <p className={styles.quiet}>
      <TranslatedText
        id="log.deleted.by"
        values={{ name: <bdi>{post.deleteUser.name}</bdi>, date: <DateTime date={post.dateDeleted} type="extended" /> }}
      />
      {post.reason && (
        <>
          {' '}
          · <bdi>{post.reason}</bdi>
        </>
      )}
    </p>
  </>
);

function RestoreButton({ post: { recordType, recordID } }: { post: DeletedPost }) {
  const { api } = useSite();
  const isComment = recordType === 'comment';
  return (
    <LogActionButton
      label={t('log.restore')}
      title={t(isComment ? 'log.deleted.restore-comment' : 'log.deleted.restore-discussion')}
      question={t('log.deleted.restore-words')}
      describedBy={`deleted-${recordID}`}
      act={() => (isComment ? restoreComment : restoreDiscussion)(api, recordID)}
    />
  );
}
