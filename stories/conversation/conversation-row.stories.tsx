import { ConversationRow } from '#components/conversation/conversation-row.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aConversation } from '#tests/support/builders/conversation-builders.ts';

export default { title: 'conversation / conversation-row' };

const row = (own: Parameters<typeof aConversation>[0] = {}, isSmall = false) => (
  <StorySite me={ingrid}>
    <ul style={{ listStyle: 'none', padding: 0 }}>
      <ConversationRow conversation={aConversation(own)} isSmall={isSmall} />
    </ul>
  </StorySite>
);

export const Read = () => row();

export const Unread = () => row({ unread: true, countUnread: 1, countReadMessages: 1 });

export const WithSubject = () => row({ name: 'Varnish' });

export const Blank = () => row({ excerpt: '', body: '', countMessages: 0, lastMessage: null });

const { lastMessage } = aConversation();

export const OnlyFiles = () =>
  row({ excerpt: '', body: '', lastMessage: lastMessage && { ...lastMessage, countFiles: 2 } });

export const Small = () => row({ unread: true, countUnread: 1 }, true);

export const RightToLeft = () => row({ excerpt: 'هل يمكنك المجيء غدًا؟' });
