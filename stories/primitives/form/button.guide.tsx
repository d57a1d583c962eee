import { Plus } from 'lucide-react';
import { Button } from '#components/primitives/form/button.tsx';
import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'Starts an action on the same page: send, save, open a dialog. Its text is the verb of the action.',
  avoid: [
    'To go to another address, use `ButtonLink` or `Link`, so that it can be opened in a new tab.',
    'For a setting that is on or off, use `Switch`; for a choice in a form, `Checkbox` or `RadioGroup`.',
    'For several rare actions, use one `Menu`.',
  ],
  keys: [
    ['Enter', 'Performs the action'],
    ['Space', 'Performs the action'],
  ],
  reader:
    'A button with its text as the name. While busy or refused it is a disabled button that keeps the focus; the reason is its description.',
  parts: [
    {
      name: 'Surface',
      find: 'main button, .ladle-main button, button',
      about: 'The whole area reacts; at least 36 px high, 44 px on touch screens.',
    },
    {
      name: 'Icon',
      find: 'button [aria-hidden] > svg',
      about: 'Optional, before the text, hidden from screen readers.',
    },
  ],
  examples: [
    {
      verdict: 'do',
      Show: () => <Button variant="primary">Post comment</Button>,
      because: 'Name the action with a verb and its object.',
    },
    {
      verdict: 'dont',
      Show: () => <Button variant="primary">OK</Button>,
      because: 'A text such as “OK” says nothing without the question above it.',
    },
    {
      verdict: 'do',
      Show: () => <Button disabledReason="Choose at least one discussion.">Move</Button>,
      because: 'Say why an action is not possible: the button stays reachable.',
    },
    {
      verdict: 'dont',
      Show: () => <Button disabled>Move</Button>,
      because: 'A plain disabled button cannot be focused and gives no reason.',
    },
    {
      verdict: 'dont',
      Show: () => (
        <>
          <Button variant="primary">Save</Button>
          <Button variant="primary">Publish</Button>
        </>
      ),
      because: 'Two primary actions compete. Keep one per view.',
    },
  ],
};

/** A minimal use. */
export const Usage = () => (
  <Button variant="primary" icon={<Plus size="1em" />}>
    New discussion
  </Button>
);
