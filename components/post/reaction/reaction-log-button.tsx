import { Users } from 'lucide-react';
import { t } from '#api/words.ts';
import { PostAction, type PostActionProps } from '#components/post/post-action.tsx';

/** What opens the list of who reacted; the same before the list has come and after. */
export const ReactionLogButton = ({ author, ...props }: ReactionLogButtonProps) => (
  <PostAction icon={<Users size={14} />} aria-label={t('post.reaction-log.view', { author })} {...props} />
);

type ReactionLogButtonProps = Omit<PostActionProps, 'icon' | 'words' | 'aria-label'> & { readonly author: string };
