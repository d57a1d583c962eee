import { createContext, use } from 'react';
import type { Conversation } from '#api/conversation/conversation.contract.ts';

/** The conversation that a page shows, and which page of it. */
export interface ShownConversation {
  readonly conversation: Conversation;
  readonly page: number;
  readonly title: string;
  /** The reason that a moderator gave to read a conversation of others. */
  readonly reason?: string | undefined;
}

/** Carries the conversation to the widgets of its page. */
export const ConversationContext = createContext<ShownConversation | undefined>(undefined);

/** The conversation that the page shows. Throws outside of one, which is a mistake of the page. */
export function useShownConversation(): ShownConversation {
  const shown = use(ConversationContext);
  if (!shown) throw new Error('This widget belongs on the page of a conversation.');
  return shown;
}
