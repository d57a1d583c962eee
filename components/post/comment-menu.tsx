import { Ellipsis, Flag, History, Pencil, Trash2 } from 'lucide-react';
import { Fragment, useRef } from 'react';
import { removeComment } from '#api/discussion/comment.client.ts';
import type { Comment } from '#api/discussion/comment-fields.contract.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { commentAnchor } from '#api/discussion/urls.ts';
import { t } from '#api/words.ts';
import { useForgetPosts } from '#components/composer/show-post.ts';
import { useWriting } from '#components/composer/writing-context.tsx';
import { IconButton } from '#components/primitives/icon-button.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#components/primitives/menu.tsx';
import { useMay, useSite } from '#components/shell/site-context.tsx';
import { type CommentOption, commentOptions } from './comment-option.ts';
import { PostDeletion, usePostDeletion } from './post-deletion.tsx';
import { useEditWindow } from './use-edit-window.ts';

/** What else can be done with a comment: edit it while there is time, delete it, see what became of it, report it. */
export function CommentMenu({ comment, discussion, label, defaultOpen = false }: CommentMenuProps) {
  const { me, settings } = useSite();
  const may = useMay();
  const trigger = useRef<HTMLButtonElement>(null);
  const edit = useEditWindow({ kind: 'comment', ...comment, isClosed: discussion.closed });
  const deletion = useCommentDeletion(comment);
  const groups = commentOptions({ comment, userID: me.userID, may, settings, canEdit: edit.canEdit });
  return (
    <>
      <span hidden {...edit.getRootProps()} />
      <Menu
        label={label}
        defaultOpen={defaultOpen}
        trigger={<IconButton ref={trigger} label={label} size="small" icon={<Ellipsis size={16} />} />}
      >
        {groups.map((group, place) => (
          <Fragment key={group[0]}>
            {place > 0 && <MenuSeparator />}
            {group.map((option) => (
              <Item
                key={option}
                option={option}
                commentID={comment.commentID}
                editLabel={edit.label}
                onDelete={deletion.ask}
              />
            ))}
          </Fragment>
        ))}
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

interface ItemProps {
  readonly option: CommentOption;
  readonly commentID: number;
  readonly editLabel: string;
  readonly onDelete: () => void;
}

function Item({ option, commentID, editLabel, onDelete }: ItemProps) {
  const { open } = useWriting();
  switch (option) {
    case 'edit':
      return (
        <MenuItem icon={<Pencil size={16} />} onSelect={() => open(`edit-${commentID}`)}>
          {editLabel}
        </MenuItem>
      );
    case 'delete':
      return (
        <MenuItem danger icon={<Trash2 size={16} />} onSelect={onDelete}>
          {t('post.deletion.delete')}
        </MenuItem>
      );
    case 'history':
      return (
        <MenuLink icon={<History size={16} />} href={`/log/filter?recordType=comment&recordID=${commentID}`}>
          {t('options.history.text')}
        </MenuLink>
      );
    default:
      return <MenuItem icon={<Flag size={16} />}>{t('options.report.text')}</MenuItem>;
  }
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
