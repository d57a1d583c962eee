import { Users } from 'lucide-react';
import { t } from '#api/translations.ts';
import { PostAction, type PostActionProps } from '#components/post/post-action.tsx';

/** The trigger of the reaction log. It renders identically before and after the log has loaded. */
export const ReactionLogButton = ({ author, ...props }: ReactionLogButtonProps) => (
  <PostAction icon={<Users size={14} />} aria-label={t('post.reaction-log.view', { author })} {...props} />
);

type ReactionLogButtonProps = Omit<PostActionProps, 'icon' | 'words' | 'aria-label'> & { readonly author: string };
