import { PostSignature } from '#components/post/body/post-signature.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aUserFragment } from '#tests/support/builders/member-builders.ts';

export default { title: 'post / post-signature' };

export const Signed = () => (
  <StorySite>
    <PostSignature author={{ ...aUserFragment(), signature: { body: '<p dir="auto">Fair winds.</p>' } }} />
  </StorySite>
);
