import { WidgetFallback } from '#components/layout/widget-fallback.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'layout / widget-fallback' };

export const Failed = () => (
  <StorySite>
    <WidgetFallback name="recentDiscussions" />
  </StorySite>
);
