import { Mail } from 'lucide-react';
import { newConversationUrl } from '#api/conversation/conversation-url.ts';
import { t } from '#api/translations.ts';
import { ButtonLink, type ButtonLook } from '#components/primitives/form/button.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';

/** Whom the link writes to. */
export interface MessageLinkProps {
  readonly user: { readonly userID: number; readonly name: string; readonly banned?: number | boolean };
  readonly size?: NonNullable<ButtonLook['size']>;
}

/**
 * Leads to a message to a member (specification part 1 §2, user card): only where conversations are enabled, for those who
 * may begin one, and not to oneself or to a banned member.
 */
export function MessageLink({ user, size = 'small' }: MessageLinkProps) {
  const { me } = useSite();
  const mayWrite = useMayWriteMessages();
  if (!mayWrite || user.banned || user.userID === me.userID) return null;
  return (
    <ButtonLink href={newConversationUrl({ name: user.name })} size={size} icon={<Mail size={16} />}>
      {t('conversation.link.message')}
    </ButtonLink>
  );
}

/** Whether the site has conversations, for somebody signed in. */
export function useHasConversations(): boolean {
  const { me, settings } = useSite();
  return me.userID !== 0 && settings['conversations.enabled'] !== false;
}

/** Whether the viewer may begin conversations. */
export function useMayWriteMessages(): boolean {
  const may = useMay();
  return useHasConversations() && may('conversations.add');
}
