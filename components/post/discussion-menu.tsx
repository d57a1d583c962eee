import { useRouter } from '@tanstack/react-router';
import { Ellipsis, FolderPlus, Link2, Lock, LockOpen, Pencil, Trash2 } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { changeDiscussion, removeDiscussion } from '#api/discussion/discussion.client.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { useForgetPosts } from '#components/composer/show-post.ts';
import { useWriting } from '#components/composer/writing-context.tsx';
import { CollectionChoice } from '#components/moderation/collection-choice.tsx';
import { useRecordCollections } from '#components/moderation/use-record-collections.ts';
import { IconButton } from '#components/primitives/icon-button.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#components/primitives/menu.tsx';
import { Message } from '#components/primitives/message.tsx';
import { useToasts } from '#components/primitives/toast-context.ts';
import { useMachine } from '#components/primitives/use-machine.ts';
import { useMay, useSite } from '#components/shell/site-context.tsx';
import { connectDiscussionToggle } from '#machines/discussion/discussion-toggle.connect.ts';
import { discussionToggleMachine } from '#machines/discussion/discussion-toggle.machine.ts';
import { copyLink } from './copy-link.ts';
import * as styles from './post.css.ts';
import { PostDeletion, usePostDeletion } from './post-deletion.tsx';
import { useEditWindow } from './use-edit-window.ts';

/** What else can be done with a discussion (`spec/behaviours.md` §13): copy its link, edit, close, delete. */
export function DiscussionMenu({ discussion, defaultOpen = false }: DiscussionMenuProps) {
  const { url: siteUrl } = useSite();
  const toasts = useToasts();
  const may = useMay();
  const trigger = useRef<HTMLButtonElement>(null);
  const { discussionID, categoryID, closed } = discussion;
  const edit = useEditWindow({ kind: 'discussion', ...discussion, isClosed: closed });
  const deletion = useDiscussionDeletion(discussion);
  const closing = useClosing(discussion);
  const collections = useRecordCollections({ recordType: 'discussion', recordID: discussionID });
  return (
    <>
      <span hidden {...edit.getRootProps()} />
      <Menu
        label="Discussion Options"
        defaultOpen={defaultOpen}
        trigger={<IconButton ref={trigger} label="Discussion Options" size="small" icon={<Ellipsis size={16} />} />}
      >
        <MenuItem
          icon={<Link2 size={16} />}
          onSelect={() => void copyLink(siteUrl, discussion.url).then((toast) => toasts.add(toast))}
        >
          Copy Link
        </MenuItem>
        {edit.canEdit && (
          <MenuLink icon={<Pencil size={16} />} href={`/post/editdiscussion/${discussionID}`}>
            {edit.label}
          </MenuLink>
        )}
        {may('community.manage') && (
          <MenuItem icon={<FolderPlus size={16} />} onSelect={collections.request}>
            Add to Collection
          </MenuItem>
        )}
        {closing.mayClose && (
          <MenuItem
            icon={closing.isOn ? <LockOpen size={16} /> : <Lock size={16} />}
            disabledReason={closing.isSaving ? 'Being saved.' : undefined}
            onSelect={() => closing.toggle()}
          >
            {closing.isOn ? 'Reopen' : 'Close'}
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
      <CollectionChoice choice={collections} returnTo={trigger} />
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
  const machine = useMemo(
    () =>
      discussionToggleMachine.provide({
        actors: {
          save: fromPromise<boolean, boolean>(
            async ({ input }) => (await changeDiscussion(api, discussionID, { closed: input })).body.closed,
          ),
        },
        actions: {
          tellSaved: (_, { isOn }) =>
            void forgetPosts().then(() =>
              announce(isOn ? 'The discussion has been closed.' : 'The discussion is open again.'),
            ),
        },
      }),
    [api, discussionID, forgetPosts, announce],
  );
  const [snapshot, send] = useMachine(machine, {
    input: { isOn: closed, fallback: 'Something went wrong. Please try again.' },
  });
  const isOwn = me.userID !== 0 && me.userID === insertUserID;
  const mayClose = may('discussions.close', categoryID) || (isOwn && may('discussions.closeOwn'));
  return { mayClose, ...connectDiscussionToggle(snapshot, send) };
}
