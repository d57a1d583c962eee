import { createContext, use } from 'react';
import type { Conversation } from '#api/conversation/conversation.contract.ts';

/** The conversation that a page shows, and the page number of its messages. */
export interface ShownConversation {
  readonly conversation: Conversation;
  readonly page: number;
  readonly title: string;
  /** The reason that a moderator gave for reading a conversation of others. */
  readonly reason?: string | undefined;
}

/** Provides the conversation to the widgets of its page. */
export const ConversationContext = createContext<ShownConversation | undefined>(undefined);

/**
 * Returns the conversation that the page shows. Throws outside of a conversation's page, which is a programming error.
 */
export function useShownConversation(): ShownConversation {
  const shown = use(ConversationContext);
  if (!shown) throw new Error('This widget can only be rendered on a conversation page.');
  return shown;
}
