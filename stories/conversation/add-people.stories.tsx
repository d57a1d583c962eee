import { AddPeople } from '#components/conversation/add-people.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aConversation } from '#tests/support/builders/conversation-builders.ts';

export default { title: 'conversation / add-people' };

export const Closed = () => (
  <StorySite me={ingrid} permissions={['conversations.add']}>
    <AddPeople conversation={aConversation()} most={8} />
  </StorySite>
);
