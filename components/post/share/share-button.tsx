import { Share2 } from 'lucide-react';
import { t } from '#api/translations.ts';
import { PostAction, type PostActionProps } from '#components/post/post-action.tsx';

/** The share button of a post. On a comment it has only an icon, and its accessible name contains the author. */
export const ShareButton = ({ label, ...props }: ShareButtonProps) => (
  <PostAction
    icon={<Share2 size={14} />}
    {...(label === undefined ? { words: t('post.share.text') } : { 'aria-label': label })}
    hidesLabelOnPhones
    {...props}
  />
);

type ShareButtonProps = Omit<PostActionProps, 'icon' | 'words'> & { readonly label?: string | undefined };
