import { Quote } from 'lucide-react';
import { t } from '#api/translations.ts';
import { PostAction } from '#components/post/post-action.tsx';
import { useQuote } from './use-quote.ts';

/**
 * The button that inserts a post as a quote into the editor. Its accessible name contains the author, so that it is
 * unique on the page.
 */
export function QuoteButton({ kind, id, author }: QuoteButtonProps) {
  const { isBusy, take } = useQuote(kind, id);
  return (
    <PostAction
      icon={<Quote size={14} />}
      words={t('post.quote.text')}
      hidesLabelOnPhones
      aria-label={t('post.quote.label', { author })}
      busy={isBusy}
      onClick={take}
    />
  );
}

interface QuoteButtonProps {
  readonly kind: 'comment' | 'discussion';
  readonly id: number;
  readonly author: string;
}
