import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { bookmarkDiscussion } from '#api/discussion/reading/discussion-mark.client.ts';
import { t } from '#api/translations.ts';
import * as styles from '#components/post/post.css.ts';
import { useFirstClick } from '#components/primitives/runtime/use-first-click.ts';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { connectDiscussionToggle } from '#machines/discussion/reading/discussion-toggle.connect.ts';
import { discussionToggleMachine } from '#machines/discussion/reading/discussion-toggle.machine.ts';
import { BookmarkButton, type BookmarkButtonProps } from './bookmark-button.tsx';

/**
 * Toggles the bookmark of a discussion optimistically. An error rolls the change back and displays the reason
 * (docs/behavior/post.md#bookmarks).
 */
export function BookmarkToggle({ discussion, draw = BookmarkButton, defaultOpen = false }: BookmarkToggleProps) {
  const { api } = useSite();
  const queryClient = useQueryClient();
  const { discussionID, bookmarked } = discussion;
  const machine = useMemo(
    () =>
      discussionToggleMachine.provide({
        actors: {
          save: fromPromise<boolean, boolean>(
            async ({ input }) => (await bookmarkDiscussion(api, discussionID, input)).body.bookmarked,
          ),
        },
        actions: {
          tellSaved: (_, { isOn }) => {
            queryClient.setQueryData(['discussion', discussionID], (old: Discussion | undefined) =>
              old ? { ...old, bookmarked: isOn } : old,
            );
            queryClient.removeQueries({ queryKey: ['discussions'], type: 'inactive' });
            queryClient.setQueriesData({ queryKey: ['discussions'] }, withBookmark(discussionID, isOn));
          },
        },
      }),
    [api, discussionID, queryClient],
  );
  const [snapshot, send] = useMachine(machine, {
    input: { isOn: bookmarked, fallback: t('post.bookmark.failed') },
  });
  const toggle = connectDiscussionToggle(snapshot, send);
  const { isOn, isSaving, reason } = toggle;
  const button = useFirstClick(defaultOpen, toggle.toggle);
  return (
    <>
      <span ref={button} {...toggle.getRootProps()}>
        {draw({ isOn, 'aria-busy': isSaving, onClick: toggle.toggle })}
      </span>
      {reason && (
        <div className={styles.problem}>
          <Message tone="error" live onDismiss={toggle.dismiss}>
            {reason}
          </Message>
        </div>
      )}
    </>
  );
}

interface BookmarkToggleProps {
  readonly discussion: Discussion;
  readonly draw?: (props: BookmarkButtonProps) => ReactNode;
  readonly defaultOpen?: boolean;
}

interface Page {
  readonly discussions?: readonly Discussion[];
}

/** Returns a cached list page with the new bookmark state, so that the list is correct when the user navigates back. */
const withBookmark = (id: number, bookmarked: boolean) => (page: Page | undefined) =>
  page?.discussions && {
    ...page,
    discussions: page.discussions.map((one) => (one.discussionID === id ? { ...one, bookmarked } : one)),
  };
