import { LeaveConversation } from '#components/conversation/leave-conversation.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aConversation } from '#tests/support/builders/conversation-builders.ts';

export default { title: 'conversation / leave-conversation' };

export const Closed = () => (
  <StorySite me={ingrid}>
    <LeaveConversation conversation={aConversation()} />
  </StorySite>
);
