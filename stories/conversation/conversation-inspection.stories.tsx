import { ConversationInspection } from '#components/conversation/conversation-inspection.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'conversation / conversation-inspection' };

export const ReasonRequired = () => (
  <StorySite isBare me={ingrid} permissions={['conversations.moderate']}>
    <ConversationInspection conversationID={12} page={undefined} />
  </StorySite>
);
