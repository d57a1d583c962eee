import { createFileRoute } from '@tanstack/react-router';
import { EntryForm, EntryPage } from '#components/account/entry-form.tsx';
import { ButtonLink } from '#components/primitives/button.tsx';
import { useSite } from '#components/shell/site-context.tsx';
import { entryPage } from '#pages/-entry-page.ts';
import { textIn } from '#pages/-search-text.ts';

/** Having the confirmation message sent again (specification part 1 §2). */
export const Route = createFileRoute('/entry/emailconfirmrequest')({
  ...entryPage('Confirm Email'),
  component: EmailConfirmRequest,
});

function EmailConfirmRequest() {
  const { me } = useSite();
  const search = Route.useSearch();
  if (textIn(search, 'done') === 'sent')
    return <EntryPage title="The message is on its way." words="Please check your email inbox." />;
  if (me.userID === 0) {
    return (
      <EntryPage
        title="Confirm Email"
        words="Sign in to have the confirmation message sent again."
        after={<ButtonLink href="/entry/signin?Target=%2Fentry%2Femailconfirmrequest">Sign In</ButtonLink>}
      />
    );
  }
  if (me.emailConfirmed)
    return (
      <EntryPage
        title="This email has already been confirmed."
        after={<ButtonLink href="/">Back to Home</ButtonLink>}
      />
    );
  return (
    <EntryForm
      title="Confirm Email"
      words="Your email address is not confirmed."
      action="/entry/emailconfirmrequest"
      search={search}
      fields={[]}
      submit="Resend confirmation email"
    />
  );
}
