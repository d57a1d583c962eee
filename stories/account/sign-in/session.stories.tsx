import { Session, SignOut } from '#components/account/sign-in/session.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'account / session' };

export const Member = () => (
  <StorySite me={ingrid}>
    <Session member={ingrid}>{(session) => <SignOut session={session} />}</Session>
  </StorySite>
);

export const ExpiredWhileWriting = () => (
  <StorySite me={ingrid}>
    <Session member={ingrid} isOver />
  </StorySite>
);
