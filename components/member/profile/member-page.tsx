import { useSuspenseQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import { defaultLayouts } from '#api/administration/layout/default-layouts.ts';
import type { User } from '#api/member/user/user.contract.ts';
import { userQuery } from '#api/member/user/user.queries.ts';
import { LayoutView } from '#components/layout/layout-view.tsx';
import { MemberAnswers } from '#components/member/profile-field/member-answers.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { container } from '#theme/layout/section.css.ts';
import { ClosedProfile, isProfileClosed } from './closed-profile.tsx';
import { MemberDetails } from './member-details.tsx';
import { MemberHead } from './member-head.tsx';
import { type MemberTab, MemberTabs } from './member-tabs.tsx';

interface Shown {
  readonly member: User;
  readonly tab: MemberTab;
  readonly children: ReactNode;
}

const ShownContext = createContext<Shown | undefined>(undefined);

const useShown = (): Shown => {
  const shown = use(ShownContext);
  if (!shown) throw new Error('This widget can only be rendered on a profile page.');
  return shown;
};

/**
 * The layout of a member's profile: the header, the selected tab below it, and the facts beside it. `children` receives
 * the member.
 */
export function MemberPage({
  userID,
  tab,
  children,
}: {
  userID: number;
  tab: MemberTab;
  children: (member: User) => ReactNode;
}) {
  const { api } = useSite();
  const { data: member } = useSuspenseQuery(userQuery(api, userID));
  if (isProfileClosed(member)) {
    return (
      <div className={container({ width: 'one' })}>
        <ClosedProfile member={member} />
      </div>
    );
  }
  return (
    <ShownContext value={{ member, tab, children: children(member) }}>
      <LayoutView layout={defaultLayouts.profile} widgets={widgets} />
    </ShownContext>
  );
}

function Profile() {
  const { member, tab, children } = useShown();
  return (
    <>
      <MemberHead member={member} />
      <MemberTabs member={member} current={tab} />
      {children}
    </>
  );
}

function Facts() {
  const { member } = useShown();
  return (
    <>
      <MemberDetails member={member} />
      <MemberAnswers member={member} />
    </>
  );
}

const widgets = { profile: Profile, profileFacts: Facts };
