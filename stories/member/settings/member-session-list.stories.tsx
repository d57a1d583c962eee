import type { StateValueFrom } from 'xstate';
import { MemberSessionListView } from '#components/member/settings/member-session-list.tsx';
import { connectMemberChange } from '#machines/member/settings/member-change.connect.ts';
import { memberChangeMachine } from '#machines/member/settings/member-change.machine.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aSession } from '#tests/support/builders/member-builders.ts';

export default { title: 'member / member-session-list' };

const own = aSession({ sessionID: 'own', current: true, userAgent: null });

const inState = (value: StateValueFrom<typeof memberChangeMachine>, sessions = [own, aSession()]) => {
  const words = value === 'refused' ? 'Session not found.' : '';
  const snapshot = memberChangeMachine.resolveState({
    value,
    context: { refusal: { words, fields: {} } },
  });
  return (
    <StorySite me={ingrid}>
      <MemberSessionListView
        sessions={sessions}
        change={connectMemberChange(snapshot, () => undefined)}
        onEnd={() => undefined}
      />
    </StorySite>
  );
};

export const OnlyThisDevice = () => inState('ready', [own]);

export const Several = () => inState('ready');

export const Ending = () => inState('saving');

export const Failed = () => inState('refused');
