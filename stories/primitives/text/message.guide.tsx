import { Button } from '#components/primitives/form/button.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'Something that stays true on the page: a state, a warning, an error with a way on.',
  avoid: [
    'For the outcome of an action, use `Toast`.',
    'For an error of one field, use the error of `Field`.',
    'For an empty list, use `EmptyState`.',
  ],
  keys: [],
  reader: 'A note with its tone in words. With `live` it is announced when it appears; errors are alerts.',
  examples: [
    {
      verdict: 'do',
      Show: () => (
        <Message
          tone="error"
          title="Your comment could not be posted."
          actions={<Button size="small">Try again</Button>}
        >
          Your text is saved on this device.
        </Message>
      ),
      because: 'It says what happened, what is safe, and what to do.',
    },
    {
      verdict: 'dont',
      Show: () => <Message tone="error" title="Error 500" />,
      because: 'A code is no help to a reader.',
    },
  ],
};

/** A minimal use. */
export const Usage = () => (
  <Message tone="warning" title="Your email address is not confirmed.">
    Until it is, you can read but not write.
  </Message>
);
