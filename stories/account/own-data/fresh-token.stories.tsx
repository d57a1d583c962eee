import { FreshToken } from '#components/account/own-data/fresh-token.tsx';
import { useSecretShown } from '#stories/support/story-secret.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'account / fresh-token' };

export const JustCreated = () => (
  <StorySite me={ingrid}>
    <FreshToken secret={useSecretShown('fmt_a-long-secret-that-is-shown-this-once')} />
  </StorySite>
);
