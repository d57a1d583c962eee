import { useFirstClick } from '#components/primitives/runtime/use-first-click.ts';
import { QuoteButton } from './quote-button.tsx';
import { useQuote } from './use-quote.ts';

/** Inserts a post as a quote into the editor. With `defaultOpen` it quotes on mount. */
export function PostQuote({ kind, id, author, defaultOpen = false }: PostQuoteProps) {
  const quote = useQuote(kind, id);
  const place = useFirstClick(defaultOpen, quote.take);
  return (
    <span ref={place} {...quote.getRootProps()}>
      <QuoteButton author={author} busy={quote.isBusy} onClick={quote.take} />
    </span>
  );
}

/** The props of `PostQuote`: the post and the name of its author. */
export interface PostQuoteProps {
  readonly kind: 'comment' | 'discussion';
  readonly id: number;
  readonly author: string;
  readonly defaultOpen?: boolean;
}
