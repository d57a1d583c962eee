import { MemberSessionListView } from '#components/member/settings/member-session-list.tsx';
import type { SaveChange } from '#components/primitives/submission/use-form-submission.ts';
import { formSubmissionMachine } from '#machines/primitives/submission/form-submission.machine.ts';
import type { SubmissionState } from '#machines/primitives/submission/submission.connect.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { submissionIn } from '#stories/support/story-submission.ts';
import { aSession } from '#tests/support/builders/member-builders.ts';

export default { title: 'member / member-session-list' };

const own = aSession({ sessionID: 'own', current: true, userAgent: null });

const inState = (state: SubmissionState, sessions = [own, aSession()]) => {
  const change = submissionIn<SaveChange>({ state, message: 'Session not found.', machine: formSubmissionMachine });
  return (
    <StorySite me={ingrid}>
      <MemberSessionListView sessions={sessions} change={change} onEnd={() => undefined} />
    </StorySite>
  );
};

export const OnlyThisDevice = () => inState('idle', [own]);

export const Several = () => inState('idle');

export const Ending = () => inState('sending');

export const Failed = () => inState('rejected');
