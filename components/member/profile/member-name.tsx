import { profileViewPermissions } from '#api/member/role/profile-permission.ts';
import type { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { Link } from '#components/primitives/text/link.tsx';
import { withTranslations } from '#components/primitives/text/with-translations.ts';
import { lazyPart } from '#components/shell/page/lazy-part.tsx';
import { useIsMe, useMay } from '#components/shell/site/site-context.tsx';

const UserCard = lazyPart(() =>
  withTranslations('member', import('./user-card.tsx')).then(({ UserCard: Card }) => Card),
);

/**
 * The name of a member. It opens the user card if the viewer may see profiles, or if it is the viewer's own name. For
 * other viewers, without JavaScript and in a new tab, it links to the profile.
 */
export function MemberName({ member, children }: { member: UserFragment; children: React.ReactNode }) {
  const isMe = useIsMe(member.userID);
  const may = useMay();
  const mayOpen = isMe || may(profileViewPermissions);
  const link = { href: member.url, tone: 'heading' } as const;
  if (!mayOpen) return <Link {...link}>{children}</Link>;
  return (
    <UserCard
      member={member}
      renderPlaceholder={({ onClick, ...waker }) => (
        <Link
          {...link}
          aria-haspopup="dialog"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            onClick();
          }}
          {...waker}
        >
          {children}
        </Link>
      )}
    >
      {children}
    </UserCard>
  );
}
