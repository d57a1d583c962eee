import { Mail } from 'lucide-react';
import { newConversationUrl } from '#api/conversation/conversation-url.ts';
import { t } from '#api/translations.ts';
import { ButtonLink, type ButtonLook } from '#components/primitives/form/button.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';

/** The props of `MessageLink`: the recipient, and the size of the link. */
export interface MessageLinkProps {
  readonly user: { readonly userID: number; readonly name: string; readonly banned?: number | boolean };
  readonly size?: NonNullable<ButtonLook['size']>;
}

/**
 * A link to the form for a message to a member (docs/behavior/member.md#user-card). It renders nothing if
 * conversations are disabled, if the viewer may not start one, and for the viewer's own profile or a banned member.
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

/** Returns whether the site has conversations and the viewer is signed in. */
export function useHasConversations(): boolean {
  const { me, settings } = useSite();
  return me.userID !== 0 && settings['conversations.enabled'] !== false;
}

/** Returns whether the viewer may start conversations. */
export function useMayWriteMessages(): boolean {
  const may = useMay();
  return useHasConversations() && may('conversations.add');
}
