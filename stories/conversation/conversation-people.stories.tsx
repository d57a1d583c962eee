import { ConversationPeople } from '#components/conversation/conversation-people.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aConversation } from '#tests/support/builders/conversation-builders.ts';
import { aUserFragment } from '#tests/support/builders/member-builders.ts';

export default { title: 'conversation / conversation-people' };

const people = (conversation = aConversation(), permissions: readonly string[] = ['conversations.add']) => (
  <StorySite me={ingrid} permissions={permissions}>
    <ConversationPeople conversation={conversation} />
  </StorySite>
);

const left = aUserFragment({ userID: 9, name: 'Saoirse', url: '/profile/9/Saoirse' });
const { participants = [] } = aConversation();

export const AllMembers = () => people();

export const WithFormerMember = () =>
  people(aConversation({ participants: [...participants, { userID: 9, status: 'deleted', user: left }] }));

export const Watching = () => people(aConversation({ participants: participants.slice(0, 1) }));
