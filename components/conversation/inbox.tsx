import { useSuspenseQuery } from '@tanstack/react-query';
import { Mail, SquarePen } from 'lucide-react';
import { inboxQuery } from '#api/conversation/conversation.queries.ts';
import { conversationsPerPage } from '#api/conversation/conversation-limits.ts';
import { inboxUrl, newConversationUrl } from '#api/conversation/conversation-url.ts';
import { listAddress } from '#api/list-address.ts';
import { t } from '#api/translations.ts';
import { PageHeading } from '#components/layout/page-heading.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { Pager } from '#components/primitives/navigation/pager.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './conversation-list.css.ts';
import { ConversationRow } from './conversation-row.tsx';
import { useMayWriteMessages } from './message-link.tsx';
import { useConversationUpdates } from './use-conversation-updates.ts';

/**
 * All conversations of the viewer, sorted by their newest message, latest first (docs/behavior/conversation.md#inbox).
 */
export function Inbox({ page }: { page: number }) {
  const { api } = useSite();
  const { data } = useSuspenseQuery(inboxQuery(api, page));
  useConversationUpdates();
  return (
    <>
      <PageHeading title={t('conversation.inbox.title')} description={t('conversation.inbox.description')}>
        <NewMessage />
      </PageHeading>
      {data.conversations.length === 0 ? (
        <EmptyState icon={<Mail />} title={t('conversation.inbox.nothing')} />
      ) : (
        <ol className={styles.list} aria-label={t('conversation.inbox.label')}>
          {data.conversations.map((conversation) => (
            <ConversationRow key={conversation.conversationID} conversation={conversation} />
          ))}
        </ol>
      )}
      {data.total > conversationsPerPage && (
        <Pager
          label={t('conversation.inbox.pages')}
          page={page}
          limit={conversationsPerPage}
          total={data.total}
          href={(to) => listAddress(inboxUrl, to > 1 ? { page: String(to) } : {})}
        />
      )}
    </>
  );
}

function NewMessage() {
  if (!useMayWriteMessages()) return null;
  return (
    <ButtonLink href={newConversationUrl()} variant="primary" icon={<SquarePen size={16} />}>
      {t('conversation.inbox.new')}
    </ButtonLink>
  );
}
