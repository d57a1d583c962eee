import { MemberSessionListView } from '#components/member/settings/member-session-list.tsx';
import type { SaveChange } from '#components/primitives/submission/use-form-submission.ts';
import { formSubmissionMachine } from '#machines/primitives/submission/form-submission.machine.ts';
import type { SubmissionState } from '#machines/primitives/submission/submission.connect.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { useSubmissionIn } from '#stories/support/story-submission.ts';
import { aSession } from '#tests/support/builders/member-builders.ts';

export default { title: 'member / member-session-list' };

const own = aSession({ sessionID: 'own', current: true, userAgent: null });

const several = [own, aSession()];

interface SessionsProps {
  readonly state: SubmissionState;
  readonly sessions?: typeof several;
}

function Sessions({ state, sessions = several }: SessionsProps) {
  const change = useSubmissionIn<SaveChange>({ state, message: 'Session not found.', machine: formSubmissionMachine });
  return (
    <StorySite me={ingrid}>
      <MemberSessionListView sessions={sessions} change={change} onEnd={() => undefined} />
    </StorySite>
  );
}

export const OnlyThisDevice = () => <Sessions state="idle" sessions={[own]} />;

export const Several = () => <Sessions state="idle" />;

export const Ending = () => <Sessions state="sending" />;

export const Failed = () => <Sessions state="rejected" />;
