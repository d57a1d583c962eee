import { PageHeading } from '#components/layout/page-heading.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'layout / page-heading' };

export const Titled = () => (
  <StorySite>
    <PageHeading title="Recent Posts" description="The most recent content from our members." />
  </StorySite>
);

export const WithAction = () => (
  <StorySite>
    <PageHeading title="Meeting Place" description="Say hello, plan something.">
      <ButtonLink href="/post/discussion" variant="primary">
        New Post
      </ButtonLink>
    </PageHeading>
  </StorySite>
);
