import { Ellipsis, Link2, Pencil, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { removeComment } from '#api/discussion/comment.client.ts';
import type { Comment } from '#api/discussion/comment-fields.contract.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { commentAnchor } from '#api/discussion/urls.ts';
import { t } from '#api/words.ts';
import { useForgetPosts } from '#components/composer/show-post.ts';
import { useWriting } from '#components/composer/writing-context.tsx';
import { IconButton } from '#components/primitives/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#components/primitives/menu.tsx';
import { useToasts } from '#components/primitives/toast-context.ts';
import { useMay, useSite } from '#components/shell/site-context.tsx';
import { copyLink } from './copy-link.ts';
import { PostDeletion, usePostDeletion } from './post-deletion.tsx';
import { useEditWindow } from './use-edit-window.ts';

/** What else can be done with a comment: copy its link, edit it while there is time, delete it. */
export function CommentMenu({ comment, discussion, label, defaultOpen = false }: CommentMenuProps) {
  const { url: siteUrl } = useSite();
  const { open } = useWriting();
  const toasts = useToasts();
  const may = useMay();
  const trigger = useRef<HTMLButtonElement>(null);
  const edit = useEditWindow({ kind: 'comment', ...comment, isClosed: discussion.closed });
  const deletion = useCommentDeletion(comment);
  return (
    <>
      <span hidden {...edit.getRootProps()} />
      <Menu
        label={label}
        defaultOpen={defaultOpen}
        trigger={<IconButton ref={trigger} label={label} size="small" icon={<Ellipsis size={16} />} />}
      >
        <MenuItem
          icon={<Link2 size={16} />}
          onSelect={() => void copyLink(siteUrl, comment.url).then((toast) => toasts.add(toast))}
        >
          {t('post.copy.comment')}
        </MenuItem>
        {edit.canEdit && (
          <MenuItem icon={<Pencil size={16} />} onSelect={() => open(`edit-${comment.commentID}`)}>
            {edit.label}
          </MenuItem>
        )}
        {may('comments.delete', comment.categoryID) && (
          <>
            <MenuSeparator />
            <MenuItem danger icon={<Trash2 size={16} />} onSelect={deletion.ask}>
              {t('post.deletion.delete')}
            </MenuItem>
          </>
        )}
      </Menu>
      <PostDeletion
        deletion={deletion}
        title={t('post.deletion.comment')}
        question={t('post.deletion.ask-comment')}
        returnTo={trigger}
      />
    </>
  );
}

interface CommentMenuProps {
  readonly comment: Comment;
  readonly discussion: Discussion;
  readonly label: string;
  readonly defaultOpen?: boolean;
}

/** Deletes a comment; afterwards the focus goes to the comment that follows, or to the heading of them all. */
function useCommentDeletion({ commentID }: Comment) {
  const { api } = useSite();
  const { announce } = useWriting();
  const forgetPosts = useForgetPosts();
  return usePostDeletion(
    () => removeComment(api, commentID),
    () => {
      const own = document.getElementById(commentAnchor(commentID));
      const articles = [...document.querySelectorAll<HTMLElement>('#comments article')];
      const next = own ? articles[articles.indexOf(own) + 1] : undefined;
      announce(t('post.deletion.comment-done'));
      void forgetPosts().then(() => (next?.isConnected ? next : document.getElementById('comments'))?.focus());
    },
  );
}
