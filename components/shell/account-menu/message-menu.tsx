import { t } from '#api/translations.ts';
import { ConversationMenu } from '#components/conversation/conversation-menu.tsx';
import { Flyout } from '#components/shell/navigation/flyout.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { toolButton } from '#components/shell/title-bar/title-bar.css.ts';
import { MessageBadge, messagesLabel } from './message-badge.tsx';

/** The menu of the latest conversations in the title bar (docs/behavior/conversation.md#messages-flyout). */
export function MessageMenu({ defaultOpen = false }: { defaultOpen?: boolean }) {
  const count = useSite().me.countUnreadConversations ?? 0;
  return (
    <Flyout
      hasNameTip
      label={messagesLabel(count)}
      title={t('shell.account.tab-messages')}
      sign={<MessageBadge count={count} />}
      look={toolButton}
      defaultOpen={defaultOpen}
    >
      <ConversationMenu />
    </Flyout>
  );
}
