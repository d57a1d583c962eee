import type { FormEvent } from 'react';
import type { Composer } from '#components/composer/form/use-composer.ts';
import type { ComposerText } from '#machines/composer/form/writing.ts';

/**
 * Returns the handlers that every composer form shares: changing a field, and posting, which is ignored while a request
 * is in flight.
 */
export function createFormHandlers({ keeping, submission }: Pick<Composer, 'keeping' | 'submission'>) {
  const post = () => {
    if (!submission.isSending) submission.submit();
  };
  return {
    change(writing: ComposerText, field: string) {
      keeping.edit(writing);
      submission.edit(field);
    },
    post,
    submit(event: FormEvent) {
      event.preventDefault();
      post();
    },
  };
}
