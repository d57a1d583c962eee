import { ConfirmedAction } from '#components/account/credential/confirmed-action.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'account / confirmed-action' };

export const Button = () => (
  <StorySite me={ingrid}>
    <ConfirmedAction
      label="Delete account"
      title="Delete Corvin?"
      words={<p>The account and its sessions are deleted.</p>}
      perform={async () => undefined}
      done="Corvin was deleted."
      onDone={() => undefined}
    />
  </StorySite>
);
