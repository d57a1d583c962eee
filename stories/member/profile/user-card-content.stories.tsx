import { UserCardContent } from '#components/member/profile/user-card-content.tsx';
import { connectUserCard } from '#machines/member/profile/user-card.connect.ts';
import { userCardMachine } from '#machines/member/profile/user-card.machine.ts';
import { StorySite } from '#stories/support/story-site.tsx';
import { useStoryMachine } from '#stories/support/use-story-machine.ts';
import { aMember } from '#tests/support/builders/member-builders.ts';

export default { title: 'member / user-card-content' };

interface ContentProps {
  readonly value: 'full' | 'minimal' | 'loading' | 'deleted' | 'failed';
  readonly own?: Parameters<typeof aMember>[0];
}

function Content({ value, own = {} }: ContentProps) {
  const user = aMember(own);
  const input = { fragment: user, maySeeClosed: false, areBannedClosed: true };
  const reason = 'Something went wrong while contacting the server.';
  const [snapshot, send] = useStoryMachine(userCardMachine, { value, context: { ...input, user, reason } });
  return (
    <StorySite>
      <UserCardContent card={connectUserCard(snapshot, send)} />
    </StorySite>
  );
}

export const Full = () => <Content value="full" />;

export const Private = () => <Content value="minimal" own={{ private: true }} />;

export const Banned = () => <Content value="minimal" own={{ banned: 1 }} />;

export const Loading = () => <Content value="loading" />;

export const Deleted = () => <Content value="deleted" />;

export const Failed = () => <Content value="failed" />;
