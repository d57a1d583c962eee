import { Suspense } from 'react';
import { conversationQuery, messagesQuery } from '#api/conversation/conversation.queries.ts';
import { ConversationPage } from '#components/conversation/conversation-page.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aConversation, aMessage, anOwnMessage } from '#tests/support/builders/conversation-builders.ts';

export default { title: 'conversation / conversation-page' };

const page = (messages = [anOwnMessage(), aMessage()], permissions: readonly string[] = ['conversations.add']) => (
  <StorySite
    isBare
    me={ingrid}
    permissions={permissions}
    seed={(client, api) => {
      client.setQueryData(conversationQuery(api, 12).queryKey, aConversation());
      client.setQueryData(messagesQuery(api, 12, 1).queryKey, { messages, total: messages.length });
    }}
  >
    <Suspense>
      <ConversationPage conversationID={12} page={1} />
    </Suspense>
  </StorySite>
);

export const Populated = () => page();

export const Blank = () => page([]);

export const WritingNotAllowed = () => page(undefined, []);
