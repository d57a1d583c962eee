import { Share2 } from 'lucide-react';
import { t } from '#api/words.ts';
import { PostAction, type PostActionProps } from '#components/post/post-action.tsx';

/** The button that shares a post; that of a comment is its sign alone, named by the author. */
export const ShareButton = ({ label, ...props }: ShareButtonProps) => (
  <PostAction
    icon={<Share2 size={14} />}
    {...(label === undefined ? { words: t('post.share.text') } : { 'aria-label': label })}
    isSparing
    {...props}
  />
);

type ShareButtonProps = Omit<PostActionProps, 'icon' | 'words'> & { readonly label?: string | undefined };
