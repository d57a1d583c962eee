import { createActor } from 'xstate';
import { UserCardContent } from '#components/member/profile/user-card-content.tsx';
import { connectUserCard } from '#machines/member/profile/user-card.connect.ts';
import { userCardMachine } from '#machines/member/profile/user-card.machine.ts';
import { StorySite } from '#stories/support/story-site.tsx';
import { aMember } from '#tests/support/builders/member-builders.ts';

export default { title: 'member / user-card-content' };

const content = (
  value: 'full' | 'minimal' | 'loading' | 'deleted' | 'failed',
  own: Parameters<typeof aMember>[0] = {},
) => {
  const user = aMember(own);
  const input = { fragment: user, maySeeClosed: false, areBannedClosed: true };
  const reason = 'Something went wrong while contacting the server.';
  const snapshot = userCardMachine.resolveState({ value, context: { ...input, user, reason } });
  const actor = createActor(userCardMachine, { input });
  return (
    <StorySite>
      <UserCardContent card={connectUserCard(snapshot, actor.send)} />
    </StorySite>
  );
};

export const Full = () => content('full');

export const Private = () => content('minimal', { private: true });

export const Banned = () => content('minimal', { banned: 1 });

export const Loading = () => content('loading');

export const Deleted = () => content('deleted');

export const Failed = () => content('failed');
