import { useRouter } from '@tanstack/react-router';
import { lazy, type RefObject, useEffect, useRef } from 'react';
import { removeDiscussion } from '#api/discussion/discussion.client.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { t } from '#api/translations.ts';
import { useInvalidatePosts } from '#components/composer/form/show-post.ts';
import { useActionFeedback } from '#components/post/option/use-action-feedback.ts';
import { withTranslations } from '#components/primitives/text/with-translations.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import type { DiscussionDialog } from './discussion-menu-item.tsx';
import { PostDeletion, usePostDeletion } from './post-deletion.tsx';

const TagDialog = lazy(() =>
  import('#components/post/option/tag-dialog.tsx').then((module) => ({ default: module.TagDialog })),
);
const AnnounceDialog = lazy(() =>
  import('#components/post/option/announce-dialog.tsx').then((module) => ({ default: module.AnnounceDialog })),
);
const AuthorDialog = lazy(() =>
  import('#components/post/option/author-dialog.tsx').then((module) => ({ default: module.AuthorDialog })),
);
const SettingsDialog = lazy(() =>
  import('#components/post/option/settings-dialog.tsx').then((module) => ({ default: module.SettingsDialog })),
);
const StatusDialog = lazy(() =>
  import('#components/post/option/status-dialog.tsx').then((module) => ({ default: module.StatusDialog })),
);
const CollectionDialog = lazy(() =>
  import('#components/post/option/collection-dialog.tsx').then((module) => ({ default: module.CollectionDialog })),
);
const ReportDialog = lazy(() =>
  withTranslations(['report', 'moderation'], import('#components/moderation/report/report-dialog.tsx')).then(
    (module) => ({
      default: module.ReportDialog,
    }),
  ),
);

const SanctionPart = lazy(() =>
  withTranslations('sanction', import('#components/moderation/sanction/sanction-part.tsx')).then((module) => ({
    default: module.SanctionPart,
  })),
);

/** The dialog of the selected option of a discussion's menu. It opens on mount. */
export function DiscussionMenuDialog({ dialog, discussion, returnTo }: DiscussionMenuDialogProps) {
  const parts = { discussion, returnTo };
  switch (dialog) {
    case 'move':
    case 'type':
      return <SettingsDialog {...parts} begin={dialog} />;
    case 'tag':
      return <TagDialog {...parts} />;
    case 'announce':
      return <AnnounceDialog {...parts} />;
    case 'author':
      return <AuthorDialog {...parts} />;
    case 'collection':
      return <CollectionDialog recordID={discussion.discussionID} returnTo={returnTo} />;
    case 'status':
      return <StatusDialog {...parts} />;
    case 'warn':
      return <SanctionPart {...authorOf(discussion)} returnTo={returnTo} />;
    case 'report':
      return <ReportDialog record={recordOf(discussion)} returnTo={returnTo} />;
    default:
      return <Deletion {...parts} />;
  }
}

const authorOf = ({ discussionID, insertUserID, insertUser }: Discussion) => ({
  member: insertUser ?? { userID: insertUserID, name: '' },
  post: { recordType: 'discussion', recordID: discussionID } as const,
});

const recordOf = ({ discussionID, categoryID, name }: Discussion) =>
  ({ recordType: 'discussion', recordID: discussionID, categoryID, name }) as const;

interface DiscussionMenuDialogProps {
  readonly dialog: DiscussionDialog;
  readonly discussion: Discussion;
  readonly returnTo: RefObject<HTMLElement | null>;
}

/**
 * The dialog that deletes a discussion. Afterwards, the discussion's page navigates to its category, and a list moves
 * focus to the adjacent row.
 */
function Deletion({ discussion, returnTo }: Omit<DiscussionMenuDialogProps, 'dialog'>) {
  const { api } = useSite();
  const router = useRouter();
  const invalidatePosts = useInvalidatePosts();
  const { isOnPage } = useActionFeedback(discussion);
  const next = useNextRow(returnTo);
  const deletion = usePostDeletion(
    () => removeDiscussion(api, discussion.discussionID),
    () => {
      if (!isOnPage) return void invalidatePosts().then(() => next.current?.focus());
      const away = discussion.category?.url.replace(/^https?:\/\/[^/]+/, '') ?? '/discussions';
      void router.navigate({ href: away }).then(invalidatePosts);
    },
  );
  const ask = useRef(deletion.ask);
  useEffect(() => ask.current(), []);
  return (
    <PostDeletion
      deletion={deletion}
      title={t('post.deletion.discussion')}
      question={t('post.deletion.ask-discussion')}
      returnTo={returnTo}
    />
  );
}

/**
 * Returns a ref to the title link of the row after the one that contains the opener, or of the row before it if it is
 * the last.
 */
function useNextRow(opener: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> {
  const next = useRef<HTMLElement>(null);
  useEffect(() => {
    const row = opener.current?.closest('li');
    const beside = row?.nextElementSibling ?? row?.previousElementSibling;
    next.current = beside?.querySelector<HTMLElement>(':is(h2, h3) a') ?? null;
  }, [opener]);
  return next;
}
