import { EntryPage } from '#components/account/sign-in/entry-page.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'account / entry-page' };

export const WithText = () => (
  <StorySite isBare>
    <EntryPage
      title="Email Confirmed"
      words="Thank you. You can post now."
      after={<Link href="/discussions">Go to the discussions</Link>}
    />
  </StorySite>
);
