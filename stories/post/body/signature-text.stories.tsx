import { SignatureText } from '#components/post/body/signature-text.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'post / signature-text' };

export const Shown = () => (
  <StorySite>
    <SignatureText html={'<p dir="auto">Fair winds, <em>always</em>.</p>'} />
  </StorySite>
);
