import { useSuspenseQuery } from '@tanstack/react-query';
import { profileUrl } from '#api/member/profile-url.ts';
import { myEditQuery } from '#api/member/user.queries.ts';
import { LayoutView } from '#components/layout/layout-view.tsx';
import { PageHeading } from '#components/layout/page-heading.tsx';
import { Card } from '#components/primitives/card.tsx';
import { Message } from '#components/primitives/message.tsx';
import { useMay, useSite } from '#components/shell/site-context.tsx';
import { MemberAccountForm } from './member-account-form.tsx';
import * as styles from './member-edit-page.css.ts';
import { MemberPhoto } from './member-photo.tsx';
import { MemberPrivacy } from './member-privacy.tsx';
import { MemberProfileForm } from './member-profile-form.tsx';
import { MemberSessionList } from './member-session-list.tsx';

const layout = [
  { section: '2-columns', breadcrumbs: true, main: [{ widget: 'forms' }], secondary: [{ widget: 'parts' }] },
] as const;

/** The page on which members change their own profile and account (`spec/screens.md` D8). */
export function MemberEditPage() {
  const { me } = useSite();
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: me.name, href: profileUrl(me) },
    { name: 'Edit Profile', href: '/profile/edit' },
  ];
  return <LayoutView layout={layout} widgets={widgets} crumbs={crumbs} />;
}

function Forms() {
  const { api } = useSite();
  const { data: member } = useSuspenseQuery(myEditQuery(api));
  return (
    <>
      <PageHeading title="Edit Profile" description="What others see of you, and how you sign in." />
      <noscript>
        <Message tone="warning">Changes here need JavaScript, which is switched off in this browser.</Message>
      </noscript>
      <MemberProfileForm member={member} />
      <MemberPhoto member={member} />
      <MemberPrivacy member={member} />
      <MemberAccountForm member={member} />
      <MemberSessionList />
    </>
  );
}

function Parts() {
  const may = useMay();
  const parts = [
    { id: 'about', name: 'Profile' },
    { id: 'picture', name: 'Picture' },
    { id: 'privacy', name: 'Privacy' },
    ...(may(['profile.editusernames', 'users.edit']) ? [{ id: 'username', name: 'Username' }] : []),
    { id: 'email', name: 'Email' },
    { id: 'password', name: 'Password' },
    { id: 'sessions', name: 'Sessions' },
  ];
  return (
    <Card as="section" padding="small">
      <nav aria-label="On this page">
        <ul className={styles.links}>
          {parts.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.link}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}

const widgets = { forms: Forms, parts: Parts };
