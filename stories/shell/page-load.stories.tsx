import { PageProgressView } from '#components/shell/page-progress.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'shell / page-progress' };

export const OnItsWay = () => (
  <StorySite>
    <PageProgressView />
    The next page is on its way.
  </StorySite>
);
