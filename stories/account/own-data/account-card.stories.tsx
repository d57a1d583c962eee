import { AccountCard } from '#components/account/own-data/account-card.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { useSubmissionIn } from '#stories/support/story-submission.ts';

export default { title: 'account / account-card' };

export const Plain = () => (
  <AccountCard id="app" title="Authenticator App" words="An app on your phone shows a code.">
    <Button>Set up an app</Button>
  </AccountCard>
);

export const WithProblem = () => (
  <StorySite>
    <AccountCard
      id="app"
      title="Authenticator App"
      submission={useSubmissionIn({
        state: 'rejected',
        message: 'This code is wrong or has already been used. Enter a new code.',
      })}
    />
  </StorySite>
);
