import { Quote } from 'lucide-react';
import { t } from '#api/translations.ts';
import { PostAction, type PostActionProps } from '#components/post/post-action.tsx';

/**
 * The button that inserts a post as a quote into the editor. It renders identically before and after its code is
 * loaded (`post-quote.tsx`). Its accessible name contains the author, so that it is unique on the page.
 */
export const QuoteButton = ({ author, ...props }: QuoteButtonProps) => (
  <PostAction
    icon={<Quote size={14} />}
    words={t('post.quote.text')}
    hidesLabelOnPhones
    aria-label={t('post.quote.label', { author })}
    {...props}
  />
);

type QuoteButtonProps = Omit<PostActionProps, 'icon' | 'words' | 'aria-label'> & { readonly author: string };
