import { useQuery } from '@tanstack/react-query';
import { changeComment } from '#api/discussion/comment/comment.client.ts';
import { commentForEditQuery } from '#api/discussion/comment/comment-edit.queries.ts';
import type { Comment, CommentEdit } from '#api/discussion/comment/comment-fields.contract.ts';
import { t } from '#api/translations.ts';
import { useHeldPostNotice } from '#components/moderation/approval/use-held-post-notice.ts';
import { useEditWindowInput } from '#components/post/menu/use-edit-window-input.ts';
import { nameOf } from '#components/post/post-author.tsx';
import { Loader } from '#components/primitives/content/loader.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { blankWriting } from '#machines/composer/form/writing.ts';
import { CommentForm } from './comment-form.tsx';
import { EditDeadline } from './edit-deadline.tsx';
import { useShowComment } from './show-post.ts';
import { useWriting } from './writing-context.tsx';

/** Edits a comment in place. The initial text is the source that its author wrote. */
export function EditComment({ comment }: { comment: Comment }) {
  const { api } = useSite();
  const { open } = useWriting();
  const { data, error } = useQuery({ ...commentForEditQuery(api, comment.commentID), refetchOnMount: 'always' });
  if (error)
    return (
      <Message tone="error" live actions={<Button onClick={() => open('none')}>{t('composer.act.close')}</Button>}>
        {error.message}
      </Message>
    );
  return data ? <EditForm comment={comment} edit={data} /> : <Loader />;
}

function EditForm({ comment, edit }: { comment: Comment; edit: CommentEdit }) {
  const { api, me } = useSite();
  const { open, announce, editorReady, draftChanged } = useWriting();
  const showComment = useShowComment();
  const { commentID, discussionID, url, insertUser } = comment;
  const unlessHeld = useHeldPostNotice();
  const facts = useEditWindowInput({ kind: 'comment', ...comment, isClosed: false });
  return (
    <CommentForm
      place={{
        userID: me.userID,
        recordType: 'comment',
        recordID: commentID,
        parentRecordType: 'discussion',
        parentRecordID: discussionID,
      }}
      begin={{ ...blankWriting, body: edit.body }}
      send={async ({ body }, draftID) => {
        const draft = draftID === undefined ? {} : { draftID };
        const answer = await unlessHeld(changeComment(api, commentID, { body, format: edit.format, ...draft }));
        return { url, isHeld: !answer };
      }}
      onPosted={({ isHeld }) => {
        if (!isHeld) announce(t('composer.edit.saved'));
        open('none');
        void showComment(commentID, url);
      }}
      words={{
        label: t('composer.edit.label', { author: nameOf(insertUser) }),
        post: t('composer.act.save'),
        problem: t('composer.edit.problem'),
        discard: t('composer.act.discard-changes'),
        nothing: t('composer.edit.nothing'),
      }}
      isInline
      focus={{ start: edit.body.length, end: edit.body.length }}
      onClose={() => open('none')}
      onEditor={editorReady}
      onDraft={draftChanged}
      below={({ keeping }) => (
        <EditDeadline facts={facts} copy={() => navigator.clipboard.writeText(keeping.writing.body)} />
      )}
    />
  );
}
