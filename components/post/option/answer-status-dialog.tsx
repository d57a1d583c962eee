import { type RefObject, useState } from 'react';
import type { AnswerStatus } from '#api/discussion/answer/answer-status.ts';
import { setAnswerStatus } from '#api/discussion/answer/comment-answer.client.ts';
import type { Comment } from '#api/discussion/comment/comment-fields.contract.ts';
import { t } from '#api/translations.ts';
import { useInvalidatePosts } from '#components/composer/form/show-post.ts';
import { RadioGroup } from '#components/primitives/form/radio-group.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { OptionDialog } from './option-dialog.tsx';

/**
 * The dialog that changes the status of an answer (docs/behavior/discussion.md#answers): accepted, rejected or pending.
 * It opens on mount.
 */
export function AnswerStatusDialog({ comment, returnTo }: AnswerStatusDialogProps) {
  const { api } = useSite();
  const invalidatePosts = useInvalidatePosts();
  const [status, setStatus] = useState<AnswerStatus>(comment.qna ?? 'pending');
  return (
    <OptionDialog
      title={t('options.status.text')}
      save={() => setAnswerStatus(api, comment.commentID, status)}
      onSaved={() => void invalidatePosts()}
      returnTo={returnTo}
    >
      <RadioGroup
        label={t('discussion.answer.question')}
        options={[
          { value: 'accepted', label: t('discussion.answer.yes') },
          { value: 'rejected', label: t('discussion.answer.no') },
          { value: 'pending', label: t('options.status.unknown') },
        ]}
        value={status}
        onValue={setStatus}
      />
    </OptionDialog>
  );
}

interface AnswerStatusDialogProps {
  readonly comment: Comment;
  readonly returnTo: RefObject<HTMLElement | null>;
}
