import type { StateValueFrom } from 'xstate';
import { Button } from '#components/primitives/button.tsx';
import { connectEditWindow } from '#machines/post/edit-window.connect.ts';
import { editWindowMachine } from '#machines/post/edit-window.machine.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'post / edit-window' };

const minute = 60_000;

const now = () => Date.parse('2026-11-20T12:00:00Z');

const facts = {
  mayEditAny: false,
  isAuthor: true,
  isClosed: false,
  dateInserted: '2026-11-20T11:42:00Z',
  timeout: 3_600,
};

const inState = (value: StateValueFrom<typeof editWindowMachine>, left: number) => {
  const snapshot = editWindowMachine.resolveState({ value, context: { facts, now, left } });
  const { canEdit, label } = connectEditWindow(snapshot);
  return (
    <StorySite me={ingrid}>
      <Button disabledReason={canEdit ? undefined : 'The time for editing is over.'}>{label}</Button>
    </StorySite>
  );
};

export const Open = () => inState('open', 42 * minute);

export const Ending = () => inState('ending', minute / 2);

export const Over = () => inState('over', 0);

export const Endless = () => inState('endless', Number.POSITIVE_INFINITY);
