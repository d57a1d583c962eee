import type { Conversation } from '#api/conversation/conversation.contract.ts';
import { excerptInInbox } from '#api/conversation/conversation-limits.ts';
import { conversationTitle } from '#api/conversation/conversation-title.ts';
import { t } from '#api/translations.ts';
import { Avatar } from '#components/primitives/avatar/avatar.tsx';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { unreadMark } from '#components/primitives/text/unread-mark.css.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './conversation-list.css.ts';

/**
 * A conversation in a list (docs/behavior/conversation.md#inbox): the author of the last message, the participants, an
 * excerpt, and the unread count.
 */
export function ConversationRow({
  conversation,
  isSmall = false,
}: {
  conversation: Conversation;
  /** Whether the row has the size for the flyout of the title bar. */
  isSmall?: boolean;
}) {
  const { me } = useSite();
  const Heading = isSmall ? 'p' : 'h2';
  const { insertUser, lastMessage, unread, url, dateInserted } = conversation;
  const author = lastMessage?.insertUser ?? insertUser;
  const date = <DateTime date={lastMessage?.dateInserted ?? dateInserted} type="relative" />;
  return (
    <li className={classNames(styles.row, isSmall && styles.smallRow)} data-unread={unread}>
      <Avatar name={author?.name ?? ''} photoUrl={author?.photoUrl} size={isSmall ? 'small' : 'medium'} decorative />
      <div>
        <Heading className={styles.title}>
          <Link href={url} tone="plain" className={styles.titleLink}>
            <bdi>{conversationTitle(conversation, me.userID)}</bdi>
          </Link>
        </Heading>
        <p className={styles.excerpt} dir="auto">
          {excerptOf(conversation)}
        </p>
        <p className={styles.metas}>
          <Counts conversation={conversation} />
          {isSmall && date}
        </p>
      </div>
      {!isSmall && <div className={styles.date}>{date}</div>}
    </li>
  );
}

function Counts({ conversation: { countMessages, countUnread } }: { conversation: Conversation }) {
  return (
    <>
      {countUnread > 0 && <span className={unreadMark}>{t('conversation.row.new', { count: countUnread })}</span>}
      <span>{t('conversation.row.messages', { count: countMessages })}</span>
    </>
  );
}

const excerptOf = ({ excerpt, lastMessage }: Conversation): string => {
  const count = lastMessage?.countFiles ?? 0;
  if (excerpt === '') return count > 0 ? t('conversation.row.files', { count }) : t('conversation.row.blank');
  const characters = [...excerpt];
  return characters.length > excerptInInbox ? `${characters.slice(0, excerptInInbox - 1).join('')}…` : excerpt;
};
