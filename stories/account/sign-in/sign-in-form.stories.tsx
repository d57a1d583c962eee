import type { EntrySearch } from '#components/account/sign-in/entry-form.tsx';
import { SignInForm } from '#components/account/sign-in/sign-in-form.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'account / sign-in-form' };

const form = (search: EntrySearch) => (
  <StorySite isBare>
    <SignInForm
      search={search}
      target=""
      forgotten={
        <Link href="/entry/passwordrequest" tone="quiet">
          Forgot your password?
        </Link>
      }
    />
  </StorySite>
);

export const Empty = () => form({});

/** The form after a rejection without JavaScript. */
export const WithErrors = () => form({ error: 'session.bad-credentials', Email: 'ingrid' });
