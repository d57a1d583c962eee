import { Suspense } from 'react';
import { inboxQuery } from '#api/conversation/conversation.queries.ts';
import { Inbox } from '#components/conversation/inbox.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aConversation } from '#tests/support/builders/conversation-builders.ts';

export default { title: 'conversation / inbox' };

const inbox = (conversations: ReturnType<typeof aConversation>[], total = conversations.length) => (
  <StorySite
    me={ingrid}
    permissions={['conversations.add']}
    seed={(client, api) => client.setQueryData(inboxQuery(api, 1).queryKey, { conversations, total })}
  >
    <Suspense>
      <Inbox page={1} />
    </Suspense>
  </StorySite>
);

const two = [
  aConversation({ unread: true, countUnread: 1, countReadMessages: 1 }),
  aConversation({ conversationID: 13, url: '/messages/13', name: 'Tea' }),
];

export const Populated = () => inbox(two);

export const ManyPages = () => inbox(two, 75);

export const Empty = () => inbox([]);
