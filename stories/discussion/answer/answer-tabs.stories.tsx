import type { AnswerVerdict } from '#api/discussion/answer/answer-status.ts';
import { AnswerTabs } from '#components/discussion/answer/answer-tabs.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aDiscussion } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'discussion / answer-tabs' };

const answer = { commentID: 7, body: '<p>Walnut, thinly.</p>', url: '/discussion/comment/7#Comment_7' };

const tabs = (rejectedAnswers: (typeof answer)[], qna?: AnswerVerdict) => (
  <StorySite>
    <AnswerTabs
      discussion={aDiscussion({
        type: 'question',
        attributes: {
          question: {
            status: 'accepted',
            dateAnswered: null,
            dateAccepted: null,
            acceptedAnswers: [answer],
            rejectedAnswers,
          },
        },
      })}
      filter={{ discussionID: 34, page: 1, limit: 30, sort: 'dateInserted', ...(qna && { qna }) }}
    />
  </StorySite>
);

export const AllComments = () => tabs([]);

export const AcceptedAnswers = () => tabs([answer], 'accepted');

export const RejectedAnswers = () => tabs([answer], 'rejected');
