import { createFileRoute } from '@tanstack/react-router';
import { EntryForm, EntryPage } from '#components/account/entry-form.tsx';
import { ButtonLink } from '#components/primitives/button.tsx';
import { entryPage } from '#pages/-entry-page.ts';
import { textIn } from '#pages/-search-text.ts';

/**
 * Confirming an e-mail address with the link from a message. It takes a press of a button, so that programs which open
 * links in messages confirm nothing.
 */
export const Route = createFileRoute('/entry/emailconfirm')({ ...entryPage('Confirm Email'), component: EmailConfirm });

function EmailConfirm() {
  const search = Route.useSearch();
  if (textIn(search, 'done') === 'confirmed') {
    return (
      <EntryPage
        title="Your email is confirmed."
        words="Welcome! You can take part in everything now."
        after={<ButtonLink href="/discussions">See what is being discussed</ButtonLink>}
      />
    );
  }
  const [userID, code] = [textIn(search, 'userID') ?? '', textIn(search, 'code') ?? ''];
  if (!userID || !code) {
    return (
      <EntryPage
        title="Confirm Email"
        words="This address is not complete. Open the link from the message again, or have a new one sent."
        after={<ButtonLink href="/entry/emailconfirmrequest">Resend confirmation email</ButtonLink>}
      />
    );
  }
  return (
    <EntryForm
      title="Confirm Email"
      words="Press the button to confirm that this is your address."
      action="/entry/emailconfirm"
      search={search}
      hidden={{ userID, code }}
      fields={[]}
      submit="Confirm my email"
    />
  );
}
