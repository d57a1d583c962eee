import { Button } from '#components/primitives/form/button.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { ToastList } from '#components/primitives/overlay/toast-list.tsx';
import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'The outcome of an action, for a moment, without moving the focus.',
  avoid: [
    'For an error of a field, use `Field`.',
    'For something that stays true, use `Message` on the page.',
    'For a question, use `Dialog`.',
  ],
  keys: [
    ['F6', 'Moves to the first action'],
    ['Escape', 'Returns to where the focus was'],
  ],
  reader: 'A status that is read once, or an alert for an error. One with an action stays until it is dismissed.',
  examples: [
    {
      verdict: 'do',
      Show: () => (
        <ToastList>
          <ToastButton text="The draft is discarded." action="Undo" />
        </ToastList>
      ),
      because: 'It states the outcome and offers the way back.',
    },
    {
      verdict: 'dont',
      Show: () => (
        <ToastList>
          <ToastButton text="Please enter a title of at least three letters before you continue." />
        </ToastList>
      ),
      because: 'An instruction disappears while it is followed. Put it beside the field.',
    },
  ],
};

/** A minimal use. */
export const Usage = () => (
  <ToastList>
    <ToastButton text="Link copied." />
  </ToastList>
);

function ToastButton({ text, action }: { text: string; action?: string }) {
  const toasts = useToasts();
  const actions = action ? [{ label: action, onSelect: () => toasts.remove('example') }] : [];
  return <Button onClick={() => void toasts.add({ id: 'example', text, actions })}>Show the toast</Button>;
}
