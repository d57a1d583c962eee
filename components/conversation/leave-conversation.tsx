import { useRouter } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { leaveConversation } from '#api/conversation/conversation.client.ts';
import type { Conversation } from '#api/conversation/conversation.contract.ts';
import { inboxUrl } from '#api/conversation/conversation-url.ts';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { useInvalidateConversations } from './use-conversation-updates.ts';

/** The button that leaves a conversation after a confirmation (docs/behavior/conversation.md#people). */
export function LeaveConversation({ conversation: { conversationID } }: { conversation: Conversation }) {
  const { api } = useSite();
  const router = useRouter();
  const forget = useInvalidateConversations();
  return (
    <Confirm
      title={t('conversation.leave.act')}
      confirmLabel={t('conversation.leave.act')}
      cancelLabel={t('conversation.leave.cancel')}
      isDestructive
      onConfirm={() => leaveConversation(api, conversationID)}
      // The page is left first, because the viewer can no longer request the conversation.
      onDone={() => void router.navigate({ href: inboxUrl, replace: true }).then(forget)}
      trigger={(openDialog) => (
        <Button size="small" icon={<LogOut size={16} />} onClick={openDialog}>
          {t('conversation.leave.act')}
        </Button>
      )}
    >
      {t('conversation.leave.question')}
    </Confirm>
  );
}
