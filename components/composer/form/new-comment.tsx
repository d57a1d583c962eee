import { useQueryClient } from '@tanstack/react-query';
import { createComment } from '#api/discussion/comment/comment.client.ts';
import type { Comment } from '#api/discussion/comment/comment-fields.contract.ts';
import { discussionQuery } from '#api/discussion/discussion.queries.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { t } from '#api/translations.ts';
import { useHeldPostNotice } from '#components/moderation/approval/use-held-post-notice.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { blankWriting, type ComposerTarget } from '#machines/composer/form/writing.ts';
import { CommentForm, type CommentFormTexts } from './comment-form.tsx';
import { useShowComment } from './show-post.ts';
import type { ComposerInput } from './use-composer.ts';
import { useWriting } from './writing-context.tsx';

/** The props of `NewComment`: where the comment is posted, and the text entered before its editor was loaded. */
export interface NewCommentProps {
  readonly discussion: Pick<Discussion, 'discussionID'>;
  readonly place: ComposerTarget;
  /** The comment to which this one replies. */
  readonly parent?: Comment | undefined;
  readonly typed?: { readonly text: string; readonly tab: string } | undefined;
  readonly focus?: { readonly start: number; readonly end: number };
}

const wordsFor = (parent: Comment | undefined): CommentFormTexts => {
  const name = parent?.insertUser?.name;
  const problem = t('composer.comment.problem');
  return name
    ? {
        label: t('composer.comment.reply-to', { author: name }),
        title: t('composer.comment.replying-to', { author: name }),
        post: t('composer.comment.post-reply'),
        problem,
        discard: t('composer.comment.discard-reply'),
      }
    : { label: t('discussion.writing.label'), post: t('composer.comment.post'), problem };
};

/** The form in which a new comment or a reply is written. */
export function NewComment({ discussion, place, parent, typed, focus = { start: 0, end: 0 } }: NewCommentProps) {
  const { api } = useSite();
  const client = useQueryClient();
  const { open, announce, editorReady, draftChanged } = useWriting();
  const showComment = useShowComment();
  const unlessHeld = useHeldPostNotice();
  const send: ComposerInput['send'] = async ({ body }, draftID) => {
    const sending = createComment(api, {
      body,
      format: 'markdown',
      parentRecordType: 'discussion',
      parentRecordID: discussion.discussionID,
      ...(parent && { parentCommentID: parent.commentID }),
      ...(draftID !== undefined && { draftID }),
    });
    const answer = await unlessHeld(sending);
    return { url: answer?.body.url ?? '', postID: answer?.body.commentID };
  };
  const onPosted: ComposerInput['onPosted'] = ({ url, postID }) => {
    if (postID === undefined) return open('none');
    const known = client.getQueryData(discussionQuery(api, discussion.discussionID).queryKey);
    announce(t('composer.comment.posted', { count: (known?.countComments ?? 0) + 1 }));
    open('none');
    void showComment(postID, url);
  };
  return (
    <CommentForm
      place={place}
      begin={blankWriting}
      typed={typed?.text ? { ...blankWriting, body: typed.text } : undefined}
      tab={typed?.tab}
      send={send}
      onPosted={onPosted}
      words={wordsFor(parent)}
      isInline={parent !== undefined}
      focus={focus}
      onClose={() => open('none')}
      onEditor={editorReady}
      onDraft={draftChanged}
    />
  );
}
