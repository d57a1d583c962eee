import { useRouter } from '@tanstack/react-router';
import { Ellipsis, Link2, Lock, LockOpen, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { changeDiscussion, removeDiscussion } from '#api/discussion/discussion.client.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { useForgetPosts } from '#components/composer/show-post.ts';
import { useWriting } from '#components/composer/writing-context.tsx';
import { IconButton } from '#components/primitives/icon-button.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#components/primitives/menu.tsx';
import { Message } from '#components/primitives/message.tsx';
import { useMay, useSite } from '#components/shell/site-context.tsx';
import { reasonIn } from '#machines/post/post-deletion.machine.ts';
import { copyLink } from './copy-link.ts';
import * as styles from './post.css.ts';
import { PostDeletion, usePostDeletion } from './post-deletion.tsx';
import { useEditWindow } from './use-edit-window.ts';

/** What else can be done with a discussion (`spec/behaviours.md` §13): copy its link, edit, close, delete. */
export function DiscussionMenu({ discussion, defaultOpen = false }: DiscussionMenuProps) {
  const { url: siteUrl } = useSite();
  const { announce } = useWriting();
  const may = useMay();
  const trigger = useRef<HTMLButtonElement>(null);
  const { discussionID, categoryID, closed } = discussion;
  const edit = useEditWindow({ kind: 'discussion', ...discussion, isClosed: closed });
  const deletion = useDiscussionDeletion(discussion);
  const closing = useClosing(discussion);
  return (
    <>
      <Menu
        label="Discussion Options"
        defaultOpen={defaultOpen}
        trigger={<IconButton ref={trigger} label="Discussion Options" size="small" icon={<Ellipsis size={16} />} />}
      >
        <MenuItem icon={<Link2 size={16} />} onSelect={() => void copyLink(siteUrl, discussion.url).then(announce)}>
          Copy Link
        </MenuItem>
        {edit.canEdit && (
          <MenuLink icon={<Pencil size={16} />} href={`/post/editdiscussion/${discussionID}`}>
            {edit.label}
          </MenuLink>
        )}
        {closing.mayClose && (
          <MenuItem
            icon={closed ? <LockOpen size={16} /> : <Lock size={16} />}
            disabledReason={closing.isBusy ? 'Being saved.' : undefined}
            onSelect={() => void closing.toggle()}
          >
            {closed ? 'Reopen' : 'Close'}
          </MenuItem>
        )}
        {may('discussions.delete', categoryID) && (
          <>
            <MenuSeparator />
            <MenuItem danger icon={<Trash2 size={16} />} onSelect={deletion.ask}>
              Delete
            </MenuItem>
          </>
        )}
      </Menu>
      {closing.reason && (
        <div className={styles.problem}>
          <Message tone="error" live onDismiss={closing.dismiss}>
            {closing.reason}
          </Message>
        </div>
      )}
      <PostDeletion
        deletion={deletion}
        title="Delete Discussion"
        question="Are you sure you want to delete this discussion?"
        returnTo={trigger}
      />
    </>
  );
}

interface DiscussionMenuProps {
  readonly discussion: Discussion;
  readonly defaultOpen?: boolean;
}

/** Deletes a discussion; once that is done, the page goes to its category. */
function useDiscussionDeletion({ discussionID, category }: Discussion) {
  const { api } = useSite();
  const router = useRouter();
  const forgetPosts = useForgetPosts();
  return usePostDeletion(
    () => removeDiscussion(api, discussionID),
    () => {
      const away = category?.url.replace(/^https?:\/\/[^/]+/, '') ?? '/discussions';
      void router.navigate({ href: away }).then(forgetPosts);
    },
  );
}

/** Closes and reopens a discussion: for those who may, and for its author with discussions.closeOwn. */
function useClosing({ discussionID, categoryID, closed, insertUserID }: Discussion) {
  const { api, me } = useSite();
  const { announce } = useWriting();
  const may = useMay();
  const forgetPosts = useForgetPosts();
  const [isBusy, setIsBusy] = useState(false);
  const [reason, setReason] = useState<string>();
  const toggle = async () => {
    setIsBusy(true);
    setReason(undefined);
    try {
      await changeDiscussion(api, discussionID, { closed: !closed });
      await forgetPosts();
      announce(closed ? 'The discussion is open again.' : 'The discussion has been closed.');
    } catch (error) {
      setReason(reasonIn(error));
    } finally {
      setIsBusy(false);
    }
  };
  const isOwn = me.userID !== 0 && me.userID === insertUserID;
  const mayClose = may('discussions.close', categoryID) || (isOwn && may('discussions.closeOwn'));
  return { mayClose, isBusy, reason, dismiss: () => setReason(undefined), toggle };
}
