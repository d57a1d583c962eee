import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { PageFrame } from '#components/shell/page/page-frame.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { container } from '#theme/layout/section.css.ts';

export default { title: 'shell / page-frame' };

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

export const Guest = () => (
  <RouterContextProvider router={router}>
    <StorySite isBare>
      <PageFrame path="/">
        <div className={container({ width: 'wide' })}>The page</div>
      </PageFrame>
    </StorySite>
  </RouterContextProvider>
);
