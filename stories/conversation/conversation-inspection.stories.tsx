import type { StateValueFrom } from 'xstate';
import { ConversationInspection } from '#components/conversation/conversation-inspection.tsx';
import { type Workbench, WorkbenchContext } from '#components/primitives/runtime/workbench-context.ts';
import { type FormErrors, memberChangeMachine } from '#machines/member/settings/member-change.machine.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'conversation / conversation-inspection' };

const inState = (
  value: StateValueFrom<typeof memberChangeMachine>,
  refusal: FormErrors = { words: '', fields: {} },
) => {
  const resolved = memberChangeMachine.resolveState({ value, context: { refusal } });
  const snapshot = memberChangeMachine.getPersistedSnapshot({ ...resolved, children: {} } as typeof resolved);
  const workbench: Workbench = (logic) => ('id' in logic && logic.id === memberChangeMachine.id ? { snapshot } : {});
  return (
    <StorySite isBare me={ingrid} permissions={['conversations.moderate']}>
      <WorkbenchContext value={workbench}>
        <ConversationInspection conversationID={12} page={undefined} />
      </WorkbenchContext>
    </StorySite>
  );
};

export const ReasonRequired = () => inState('ready');

export const Pending = () => inState('saving');

export const Refused = () =>
  inState('refused', {
    words: 'Please correct the marked fields below.',
    fields: { reason: 'Enter at least 3 characters.' },
  });

export const NotFound = () => inState('refused', { words: 'Conversation not found.', fields: {} });
