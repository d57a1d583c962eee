import { MemberAbout } from '#components/member/profile/member-about.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aMember } from '#tests/support/builders/member-builders.ts';

export default { title: 'member / member-about' };

export const Filled = () => (
  <StorySite>
    <MemberAbout member={aMember()} />
  </StorySite>
);

export const Empty = () => (
  <StorySite>
    <MemberAbout member={aMember({ about: null, aboutHtml: null, reactionsReceived: {} })} />
  </StorySite>
);

export const RightToLeft = () => (
  <StorySite>
    <MemberAbout member={aMember({ aboutHtml: '<p>أزرع الطماطم والنعناع وأجفّف كل ما يمكن تجفيفه.</p>' })} />
  </StorySite>
);
