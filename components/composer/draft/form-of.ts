import type { FormEvent } from 'react';
import type { Composer } from '#components/composer/form/use-composer.ts';
import type { Writing } from '#machines/composer/form/writing.ts';

/** What every form over a composer does: takes a change of a field, and posts, never twice at once. */
export function formOf({ keeping, submission }: Pick<Composer, 'keeping' | 'submission'>) {
  const post = () => {
    if (!submission.isSending) submission.post();
  };
  return {
    change(writing: Writing, field: string) {
      keeping.edit(writing);
      submission.touch(field);
    },
    post,
    submit(event: FormEvent) {
      event.preventDefault();
      post();
    },
  };
}
