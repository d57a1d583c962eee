import { MemberPhotoCropper } from '#components/member/settings/member-photo-cropper.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'member / member-photo-cropper' };

const picture = new Blob(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="teal"/><circle cx="150" cy="100" r="60" fill="gold"/></svg>',
  ],
  { type: 'image/svg+xml' },
);

export const Picture = () => (
  <StorySite>
    <MemberPhotoCropper file={picture} onMove={() => undefined} />
  </StorySite>
);
