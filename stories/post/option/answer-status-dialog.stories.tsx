import { useRef } from 'react';
import { AnswerStatusDialog } from '#components/post/option/answer-status-dialog.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aComment } from '#tests/support/builders/comment-builders.ts';

export default { title: 'post / answer-status-dialog' };

const Judging = () => (
  <AnswerStatusDialog comment={aComment({ qna: 'accepted' })} returnTo={useRef<HTMLButtonElement>(null)} />
);

export const Accepted = () => (
  <StorySite me={ingrid}>
    <Judging />
  </StorySite>
);
