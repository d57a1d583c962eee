import { useState } from 'react';
import { t } from '#api/translations.ts';
import { useWriting } from '#components/composer/form/writing-context.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';

/** Inserts a post as a quote into the editor. Announces a failure. */
export function useQuote(kind: 'comment' | 'discussion', id: number) {
  const { api } = useSite();
  const { quote, announce } = useWriting();
  const [isBusy, setIsBusy] = useState(false);
  const take = async () => {
    setIsBusy(true);
    try {
      const { quotePost } = await import('./quote-text.ts');
      await quote(await quotePost(api, kind, id));
    } catch {
      announce(t('post.quote.failed'));
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, take: () => void take() };
}
