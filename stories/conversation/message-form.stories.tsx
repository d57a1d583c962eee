import { MessageForm } from '#components/conversation/message-form.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aConversation } from '#tests/support/builders/conversation-builders.ts';

export default { title: 'conversation / message-form' };

export const Empty = () => (
  <StorySite me={ingrid} permissions={['uploads.add', 'conversations.add']}>
    <MessageForm conversation={aConversation()} />
  </StorySite>
);
