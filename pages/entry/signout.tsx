import { createFileRoute } from '@tanstack/react-router';
import { EntryForm, EntryPage } from '#components/account/entry-form.tsx';
import { ButtonLink } from '#components/primitives/button.tsx';
import { useSite } from '#components/shell/site-context.tsx';
import { entryPage, targetIn } from '#pages/-entry-page.ts';

/** Signing out: asks first, so that no foreign link can do it. */
export const Route = createFileRoute('/entry/signout')({ ...entryPage('Sign Out'), component: SignOut });

function SignOut() {
  const { me } = useSite();
  const search = Route.useSearch();
  if (me.userID === 0)
    return <EntryPage title="You are signed out." after={<ButtonLink href="/">Back to Home</ButtonLink>} />;
  return (
    <EntryForm
      title="Sign Out"
      words="Drafts and unfinished texts stay on this device and on the server."
      action="/entry/signout"
      search={search}
      hidden={{ Target: targetIn(search) }}
      fields={[]}
      submit="Sign Out"
    />
  );
}
