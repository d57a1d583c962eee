import { StatusMark } from '#components/discussion/status/status-mark.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aStatusFragment } from '#tests/support/builders/discussion-builders.ts';

export default { title: 'discussion / status-mark' };

export const Open = () => (
  <StorySite>
    <StatusMark status={aStatusFragment()} />
  </StorySite>
);

export const Done = () => (
  <StorySite>
    <StatusMark status={aStatusFragment({ name: 'Built', state: 'closed' })} />
  </StorySite>
);

export const OfTheForum = () => (
  <StorySite>
    <StatusMark status={aStatusFragment({ statusID: 3, name: 'Accepted', state: 'closed' })} />
  </StorySite>
);
