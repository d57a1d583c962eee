import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { memberChangeMachine } from './member-change.machine.ts';

type Snapshot = SnapshotFrom<typeof memberChangeMachine>;
type MemberChangeEvent = EventFromLogic<typeof memberChangeMachine>;

/** An event whose target is a named form control that was changed. */
interface Edited {
  readonly target: EventTarget;
}

/** Maps a snapshot of the member-change machine to the state, actions and props that the view uses. */
export function connectMemberChange(snapshot: Snapshot, send: (event: MemberChangeEvent) => void) {
  const state = snapshot.value;
  const { words, fields } = snapshot.context.refusal;
  const submit = () => send({ type: 'change.submitted' });
  const edit = (name: string) => send({ type: 'field.edited', name });
  const getFormProps = () => ({
    ...stateProps(snapshot),
    'aria-busy': state === 'saving',
    onInput: ({ target }: Edited) => edit((target as HTMLInputElement).name),
  });
  const getSubmitProps = () => ({ type: 'submit' as const, busy: state === 'saving' });
  return {
    isSaving: state === 'saving',
    isSaved: state === 'saved',
    isRefused: state === 'refused',
    words: state === 'refused' ? words : '',
    errorOf: (name: string): string | undefined => (state === 'refused' ? fields[name] : undefined),
    submit,
    edit,
    getFormProps,
    getSubmitProps,
  };
}

/** The value that `connectMemberChange` returns. */
export type MemberChangeApi = ReturnType<typeof connectMemberChange>;
