import { TitleBarSearch } from '#components/shell/title-bar/title-bar-search.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'shell / title-bar-search' };

export const Closed = () => (
  <StorySite>
    <TitleBarSearch />
  </StorySite>
);

export const Open = () => (
  <StorySite>
    <TitleBarSearch defaultOpen />
  </StorySite>
);
