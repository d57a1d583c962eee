import { Quote } from 'lucide-react';
import { useState } from 'react';
import { t } from '#api/words.ts';
import { useWriting } from '#components/composer/writing-context.tsx';
import { Button } from '#components/primitives/button.tsx';
import { useSite } from '#components/shell/site-context.tsx';
import * as styles from './post.css.ts';

/** Puts what a post says into the editor as a quote. Named by whom it quotes, so that each is another. */
export function QuoteButton({ kind, id, author }: { kind: 'comment' | 'discussion'; id: number; author: string }) {
  const { api } = useSite();
  const { quote, announce } = useWriting();
  const [isBusy, setIsBusy] = useState(false);
  const take = async () => {
    setIsBusy(true);
    try {
      const { quoteOf } = await import('./quote-text.ts');
      await quote(await quoteOf(api, kind, id));
    } catch {
      announce(t('post.quote.failed'));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      variant="text"
      size="small"
      className={styles.action}
      icon={<Quote size={14} />}
      aria-label={t('post.quote.label', { author })}
      busy={isBusy}
      onClick={() => void take()}
    >
      <span className={styles.spareWords}>{t('post.quote.text')}</span>
    </Button>
  );
}
