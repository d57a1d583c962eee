import { MessageLink } from '#components/conversation/message-link.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aUserFragment } from '#tests/support/builders/member-builders.ts';

export default { title: 'conversation / message-link' };

const to = (own: Parameters<typeof aUserFragment>[0] = {}) => (
  <StorySite me={ingrid} permissions={['conversations.add']}>
    <p>A message to {own?.name ?? 'MaireadK'}:</p>
    <MessageLink user={aUserFragment({ userID: 8, name: 'MaireadK', ...own })} />
  </StorySite>
);

export const ToAMember = () => to();

export const NoneForBannedMember = () => to({ name: 'Banned', banned: 1 });
