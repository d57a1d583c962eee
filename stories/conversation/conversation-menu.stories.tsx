import { inboxQuery } from '#api/conversation/conversation.queries.ts';
import { ConversationMenu } from '#components/conversation/conversation-menu.tsx';
import { ingrid, type Seed, StorySite } from '#stories/support/story-site.tsx';
import { aConversation } from '#tests/support/builders/conversation-builders.ts';

export default { title: 'conversation / conversation-menu' };

const menu = (seed?: Seed) => (
  <StorySite me={ingrid} permissions={['conversations.add']} {...(seed && { seed })}>
    <div style={{ maxInlineSize: '22rem' }}>
      <ConversationMenu />
    </div>
  </StorySite>
);

const holding =
  (...conversations: ReturnType<typeof aConversation>[]): Seed =>
  (client, api) =>
    client.setQueryData(inboxQuery(api, 1, 5).queryKey, { conversations, total: conversations.length });

export const Populated = () =>
  menu(holding(aConversation({ unread: true, countUnread: 1 }), aConversation({ conversationID: 13, name: 'Tea' })));

export const Empty = () => menu(holding());

export const Loading = () => menu();
