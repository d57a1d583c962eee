import { t } from '#api/translations.ts';
import { useWriting } from '#components/composer/form/writing-context.tsx';
import { useSubmission } from '#components/primitives/submission/use-submission.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { postQuoteMachine } from '#machines/post/share/post-quote.machine.ts';
import { quotePost } from './quote-text.ts';

/** Inserts a post as a quote into the editor. Announces a failure. */
export function useQuote(kind: 'comment' | 'discussion', id: number) {
  const { api } = useSite();
  const { quote, announce } = useWriting();
  const { isSending, submit, getRootProps } = useSubmission(postQuoteMachine, {
    send: async () => {
      // An equal announcement is spoken again only if it was removed before.
      announce('');
      await quote(await quotePost(api, kind, id));
    },
    onFailure: () => announce(t('post.quote.failed')),
  });
  return { isBusy: isSending, take: () => submit(), getRootProps };
}
