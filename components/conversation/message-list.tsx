import { messageAnchor } from '#api/conversation/conversation-url.ts';
import type { Message } from '#api/conversation/message.contract.ts';
import { t } from '#api/translations.ts';
import { ReportButton } from '#components/moderation/report/report-button.tsx';
import { PostBody } from '#components/post/body/post-body.tsx';
import { Avatar } from '#components/primitives/avatar/avatar.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './conversation-page.css.ts';
import { FileList } from './file-list.tsx';

/**
 * The messages of a conversation, oldest first. The viewer's own messages are styled differently
 * (docs/behavior/conversation.md#conversation-page).
 */
export const MessageList = ({ messages }: { messages: readonly Message[] }) => (
  <ol className={styles.messages} aria-label={t('conversation.message.list')}>
    {messages.map((message) => (
      <li key={message.messageID}>
        <OneMessage message={message} />
      </li>
    ))}
  </ol>
);

function OneMessage({
  message: { messageID, insertUser, insertUserID, dateInserted, body, files, url },
}: {
  message: Message;
}) {
  const { me } = useSite();
  const name = insertUser?.name ?? t('conversation.message.nobody');
  return (
    <article
      id={messageAnchor(messageID)}
      tabIndex={-1}
      className={styles.message}
      data-own={insertUserID === me.userID}
      aria-label={t('conversation.message.by', { name })}
    >
      <span className={styles.photo}>
        <Avatar name={name} photoUrl={insertUser?.photoUrl} size="small" decorative />
      </span>
      <div className={styles.bubble}>
        <p className={styles.head}>
          <Link href={insertUser?.url ?? '#'} tone="plain" className={styles.author}>
            <bdi>{name}</bdi>
          </Link>
          <Link href={url} tone="quiet">
            <DateTime date={dateInserted} type="relative" />
          </Link>
          <ReportButton
            record={{ recordType: 'message', recordID: messageID, name }}
            authorID={insertUserID}
            label={t('report.message', { name })}
          />
        </p>
        {body && <PostBody html={body} />}
        <FileList files={files} />
      </div>
    </article>
  );
}
