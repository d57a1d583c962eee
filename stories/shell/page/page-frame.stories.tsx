import { PageFrame } from '#components/shell/page/page-frame.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { container } from '#theme/layout/section.css.ts';

export default { title: 'shell / page-frame' };

export const Guest = () => (
  <StorySite isBare>
    <PageFrame path="/">
      <div className={container({ width: 'wide' })}>The page</div>
    </PageFrame>
  </StorySite>
);
