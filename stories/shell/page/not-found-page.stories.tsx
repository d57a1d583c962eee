import { NotFoundPage } from '#components/shell/page/not-found-page.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'shell / not-found-page' };

export const Page = () => (
  <StorySite>
    <NotFoundPage />
  </StorySite>
);
