import { type RefObject, useEffect, useRef, useState } from 'react';
import { removeComments } from '#api/discussion/transfer/comment-bulk.client.ts';
import { commentAnchor } from '#api/discussion/urls.ts';
import { t } from '#api/translations.ts';
import { useInvalidatePosts } from '#components/composer/form/show-post.ts';
import { useWriting } from '#components/composer/form/writing-context.tsx';
import { awaitSingleRecord } from '#components/post/await-single-record.ts';
import { RadioGroup } from '#components/primitives/form/radio-group.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { PostDeletion, usePostDeletion } from './post-deletion.tsx';

/**
 * The dialog that deletes a comment, with or without leaving a tombstone (docs/behavior/post.md#deleting-posts). It
 * opens on mount.
 */
export function CommentDeletion({ commentID, returnTo }: CommentDeletionProps) {
  const { api } = useSite();
  const [deleteMethod, setDeleteMethod] = useState<DeleteMethod>('tombstone');
  const onDeleted = useAfterDeletion(commentID);
  const deletion = usePostDeletion(
    () => awaitSingleRecord(removeComments(api, { commentIDs: [commentID], deleteMethod })),
    onDeleted,
  );
  const ask = useRef(deletion.ask);
  useEffect(() => ask.current(), []);
  return (
    <PostDeletion
      deletion={deletion}
      title={t('post.deletion.comment')}
      question={t('post.deletion.ask-comment')}
      returnTo={returnTo}
    >
      <RadioGroup
        label={t('options.delete.method')}
        options={[
          { value: 'tombstone', label: t('options.delete.tombstone'), help: t('options.delete.tombstone-help') },
          { value: 'full', label: t('options.delete.full'), help: t('options.delete.full-help') },
        ]}
        value={deleteMethod}
        onValue={setDeleteMethod}
      />
    </PostDeletion>
  );
}

interface CommentDeletionProps {
  readonly commentID: number;
  readonly returnTo: RefObject<HTMLElement | null>;
}

type DeleteMethod = 'tombstone' | 'full';

/** Moves focus to the next comment after the deletion, or to the heading of the comments if there is none. */
function useAfterDeletion(commentID: number) {
  const { announce } = useWriting();
  const invalidatePosts = useInvalidatePosts();
  return () => {
    const own = document.getElementById(commentAnchor(commentID));
    const articles = [...document.querySelectorAll<HTMLElement>('#comments article')];
    const next = own ? articles[articles.indexOf(own) + 1] : undefined;
    announce(t('post.deletion.comment-done'));
    void invalidatePosts().then(() => (next?.isConnected ? next : document.getElementById('comments'))?.focus());
  };
}
