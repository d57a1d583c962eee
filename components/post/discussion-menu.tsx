import { useRouter } from '@tanstack/react-router';
import { Ellipsis, FolderPlus, Link2, Lock, LockOpen, Pencil, Trash2 } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { changeDiscussion, removeDiscussion } from '#api/discussion/discussion.client.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { t } from '#api/words.ts';
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
        label={t('post.options.discussion')}
        defaultOpen={defaultOpen}
        trigger={
          <IconButton ref={trigger} label={t('post.options.discussion')} size="small" icon={<Ellipsis size={16} />} />
        }
      >
        <MenuItem
          icon={<Link2 size={16} />}
          onSelect={() => void copyLink(siteUrl, discussion.url).then((toast) => toasts.add(toast))}
        >
          {t('post.copy.discussion')}
        </MenuItem>
        {edit.canEdit && (
          <MenuLink icon={<Pencil size={16} />} href={`/post/editdiscussion/${discussionID}`}>
            {edit.label}
          </MenuLink>
        )}
        {may('community.manage') && (
          <MenuItem icon={<FolderPlus size={16} />} onSelect={collections.request}>
            {t('post.collection.add')}
          </MenuItem>
        )}
        {closing.mayClose && (
          <MenuItem
            icon={closing.isOn ? <LockOpen size={16} /> : <Lock size={16} />}
            disabledReason={closing.isSaving ? t('post.closing.saving') : undefined}
            onSelect={() => closing.toggle()}
          >
            {closing.isOn ? t('post.closing.open') : t('post.closing.close')}
          </MenuItem>
        )}
        {may('discussions.delete', categoryID) && (
          <>
            <MenuSeparator />
            <MenuItem danger icon={<Trash2 size={16} />} onSelect={deletion.ask}>
              {t('post.deletion.delete')}
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
        title={t('post.deletion.discussion')}
        question={t('post.deletion.ask-discussion')}
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
            void forgetPosts().then(() => announce(isOn ? t('post.closing.closed') : t('post.closing.opened'))),
        },
      }),
    [api, discussionID, forgetPosts, announce],
  );
  const [snapshot, send] = useMachine(machine, {
    input: { isOn: closed, fallback: t('primitives.problem.again') },
  });
  const isOwn = me.userID !== 0 && me.userID === insertUserID;
  const mayClose = may('discussions.close', categoryID) || (isOwn && may('discussions.closeOwn'));
  return { mayClose, ...connectDiscussionToggle(snapshot, send) };
}
