import { ConfirmedAction } from '#components/account/credential/confirmed-action.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'account / confirmed-action' };

export const Closed = () => (
  <StorySite me={ingrid}>
    <ConfirmedAction
      label="Delete member"
      title="Delete Uma?"
      words="The account is deleted."
      perform={() => Promise.resolve()}
      done="Uma was deleted."
      onDone={() => undefined}
    />
  </StorySite>
);
