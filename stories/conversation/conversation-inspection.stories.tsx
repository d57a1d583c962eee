import { ConversationInspection } from '#components/conversation/conversation-inspection.tsx';
import { type Workbench, WorkbenchContext } from '#components/primitives/runtime/workbench-context.ts';
import { conversationInspectionMachine } from '#machines/conversation/conversation-inspection.machine.ts';
import type { SubmissionState } from '#machines/primitives/submission/submission.connect.ts';
import { noProblem, type SubmissionProblem } from '#machines/primitives/submission/submission-problem.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'conversation / conversation-inspection' };

const inState = (value: SubmissionState, problem: SubmissionProblem = noProblem) => {
  const resolved = conversationInspectionMachine.resolveState({
    value: value as never,
    context: { payload: undefined, output: undefined, problem },
  });
  const snapshot = conversationInspectionMachine.getPersistedSnapshot({ ...resolved, children: {} } as typeof resolved);
  const workbench: Workbench = (logic) =>
    'id' in logic && logic.id === conversationInspectionMachine.id ? { snapshot } : {};
  return (
    <StorySite isBare me={ingrid} permissions={['conversations.moderate']}>
      <WorkbenchContext value={workbench}>
        <ConversationInspection conversationID={12} page={undefined} />
      </WorkbenchContext>
    </StorySite>
  );
};

export const ReasonRequired = () => inState('idle');

export const Pending = () => inState('sending');

export const Refused = () =>
  inState('rejected', {
    message: 'Please correct the marked fields below.',
    fields: { reason: 'Enter at least 3 characters.' },
  });

export const NotFound = () => inState('rejected', { message: 'Conversation not found.', fields: {} });
