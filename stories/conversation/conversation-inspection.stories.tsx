import { use } from 'react';
import { ConversationInspection } from '#components/conversation/conversation-inspection.tsx';
import { type Workbench, WorkbenchContext } from '#components/primitives/runtime/workbench-context.ts';
import { conversationInspectionMachine } from '#machines/conversation/conversation-inspection.machine.ts';
import type { SubmissionState } from '#machines/primitives/submission/submission.connect.ts';
import { noProblem, type SubmissionProblem } from '#machines/primitives/submission/submission-problem.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { persistedState } from '#stories/support/use-story-machine.ts';

export default { title: 'conversation / conversation-inspection' };

interface InspectionProps {
  readonly value: SubmissionState;
  readonly problem?: SubmissionProblem;
}

function Inspection({ value, problem = noProblem }: InspectionProps) {
  const outer = use(WorkbenchContext);
  const snapshot = persistedState(conversationInspectionMachine, {
    value: value as never,
    context: { payload: undefined, output: undefined, problem },
  });
  const workbench: Workbench = (logic) =>
    'id' in logic && logic.id === conversationInspectionMachine.id ? { ...outer(logic), snapshot } : outer(logic);
  return (
    <StorySite isBare me={ingrid} permissions={['conversations.moderate']}>
      <WorkbenchContext value={workbench}>
        <ConversationInspection conversationID={12} page={undefined} />
      </WorkbenchContext>
    </StorySite>
  );
}

export const ReasonRequired = () => <Inspection value="idle" />;

export const Pending = () => <Inspection value="sending" />;

export const Refused = () => (
  <Inspection
    value="rejected"
    problem={{
      message: 'Please correct the marked fields below.',
      fields: { reason: 'Enter at least 3 characters.' },
    }}
  />
);

export const NotFound = () => (
  <Inspection value="rejected" problem={{ message: 'Conversation not found.', fields: {} }} />
);
