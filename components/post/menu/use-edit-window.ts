import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { connectEditWindow } from '#machines/post/edit-window.connect.ts';
import { editWindowMachine } from '#machines/post/edit-window.machine.ts';
import { type EditablePost, useEditWindowInput } from './use-edit-window-input.ts';

/** Returns whether the viewer may edit a post now, and the label of the edit option with the remaining time. */
export function useEditWindow(post: EditablePost) {
  const facts = useEditWindowInput(post);
  const [snapshot] = useMachine(editWindowMachine, { input: { facts } });
  return connectEditWindow(snapshot);
}
