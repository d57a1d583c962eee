import { useQuery } from '@tanstack/react-query';
import { SquarePen } from 'lucide-react';
import { inboxQuery } from '#api/conversation/conversation.queries.ts';
import { inboxUrl, newConversationUrl } from '#api/conversation/conversation-url.ts';
import { t } from '#api/translations.ts';
import { Skeleton } from '#components/primitives/content/skeleton.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { IconButtonLink } from '#components/primitives/form/icon-button.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import { item } from '#components/shell/navigation/flyout.css.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './conversation-list.css.ts';
import { ConversationRow } from './conversation-row.tsx';
import { useMayWriteMessages } from './message-link.tsx';
import { useConversationUpdates } from './use-conversation-updates.ts';

/** The number of conversations in the flyout. */
const shown = 5;

/** The content of the messages flyout in the title bar (docs/behavior/conversation.md#messages-flyout). */
export function ConversationMenu() {
  const mayWrite = useMayWriteMessages();
  return (
    <>
      <div className={styles.head}>
        <span className={styles.headTitle}>{t('conversation.menu.title')}</span>
        {mayWrite && (
          <IconButtonLink
            label={t('conversation.menu.new')}
            size="small"
            href={newConversationUrl()}
            icon={<SquarePen size={16} />}
          />
        )}
      </div>
      <Newest />
      <div className={styles.foot}>
        <Link href={inboxUrl} tone="plain" className={item}>
          {t('conversation.menu.all')}
        </Link>
      </div>
    </>
  );
}

function Newest() {
  const { api } = useSite();
  const { data, isError, refetch } = useQuery({ ...inboxQuery(api, 1, shown), staleTime: 0 });
  useConversationUpdates();
  if (data?.conversations.length === 0) return <p className={styles.nothing}>{t('conversation.menu.nothing')}</p>;
  if (data)
    return (
      <ul className={styles.plainList}>
        {data.conversations.map((conversation) => (
          <ConversationRow key={conversation.conversationID} conversation={conversation} isSmall />
        ))}
      </ul>
    );
  return isError ? <Failed onRetry={() => void refetch()} /> : <Waiting />;
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <Message
    tone="error"
    live
    actions={
      <Button size="small" onClick={onRetry}>
        {t('conversation.menu.retry')}
      </Button>
    }
  >
    {t('conversation.menu.failed')}
  </Message>
);

const Waiting = () => (
  <div className={styles.waiting} aria-busy="true">
    <VisuallyHidden>{t('conversation.menu.loading')}</VisuallyHidden>
    <Skeleton lines={2} />
    <Skeleton lines={2} />
    <Skeleton lines={2} />
  </div>
);
