import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { addParticipants } from '#api/conversation/conversation.client.ts';
import type { Conversation } from '#api/conversation/conversation.contract.ts';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#components/primitives/overlay/dialog.tsx';
import { useConfirm } from '#components/primitives/overlay/use-confirm.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './conversation-page.css.ts';
import { type ChosenRecipient, RecipientField } from './recipient-field.tsx';
import { useInvalidateConversations } from './use-conversation-updates.ts';

/** Adds participants to a conversation. They can read earlier messages, which the dialog states. */
export function AddPeople({ conversation, most }: { conversation: Conversation; most: number }) {
  const [chosen, setChosen] = useState<readonly ChosenRecipient[]>([]);
  const confirm = useAdding(conversation, chosen, () => setChosen([]));
  const participating = (conversation.participants ?? []).filter(({ status }) => status === 'participating');
  return (
    <span {...confirm.getRootProps()}>
      <Button size="small" icon={<UserPlus size={16} />} onClick={confirm.ask}>
        {t('conversation.add-people.act')}
      </Button>
      <Dialog
        {...confirm.getDialogProps()}
        title={t('conversation.add-people.title')}
        description={t('conversation.add-people.warning')}
        size="medium"
      >
        <DialogBody className={styles.dialogForm}>
          {confirm.reason && (
            <Message tone="error" live>
              {confirm.reason}
            </Message>
          )}
          <RecipientField
            label={t('conversation.add-people.label')}
            recipients={chosen}
            onRecipients={setChosen}
            except={participating.map(({ userID }) => userID)}
            most={most}
          />
        </DialogBody>
        <DialogFooter>
          <Button {...confirm.getCancelProps()}>{t('conversation.add-people.cancel')}</Button>
          <Button
            variant="primary"
            {...confirm.getConfirmProps()}
            disabledReason={chosen.length === 0 ? t('conversation.add-people.nobody') : undefined}
          >
            {t('conversation.add-people.act')}
          </Button>
        </DialogFooter>
      </Dialog>
    </span>
  );
}

/** Runs the confirmation that adds the chosen recipients. */
function useAdding({ conversationID }: Conversation, chosen: readonly ChosenRecipient[], onDone: () => void) {
  const { api } = useSite();
  const forget = useInvalidateConversations();
  return useConfirm(async () => {
    await addParticipants(
      api,
      conversationID,
      chosen.map(({ userID }) => userID),
    );
    await forget();
  }, onDone);
}
