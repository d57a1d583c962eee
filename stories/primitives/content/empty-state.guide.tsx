import { MessagesSquare } from 'lucide-react';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'Replaces a list without items: says so, and what can be done.',
  avoid: ['While loading, use `Skeleton` or `Loader`.', 'After a failure, use `Message` with a way to try again.'],
  keys: [],
  reader: 'A heading with a text; the icon is not read.',
  examples: [
    {
      verdict: 'do',
      Show: () => (
        <EmptyState
          title="No discussions yet"
          action={<ButtonLink href="/post/discussion">Start the first one</ButtonLink>}
        />
      ),
      because: 'It offers the next step.',
    },
    { verdict: 'dont', Show: () => <EmptyState title="0 results" />, because: 'It leaves the reader at a dead end.' },
  ],
};

/** A minimal use. */
export const Usage = () => (
  <EmptyState
    icon={<MessagesSquare size="1em" />}
    title="No discussions yet"
    action={<ButtonLink href="/post/discussion">Start the first one</ButtonLink>}
  >
    Ask something, or tell what you found out.
  </EmptyState>
);
