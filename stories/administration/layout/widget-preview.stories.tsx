import { WidgetPreviewView, type WidgetPreviewViewProps } from '#components/administration/layout/widget-preview.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / widget-preview' };

const preview = (more: Partial<WidgetPreviewViewProps> = {}) => (
  <StorySite>
    <WidgetPreviewView
      node={{
        id: 'call',
        widget: 'cta',
        settings: { title: 'Join the crew', label: 'Sign up', href: '/entry/register' },
      }}
      place={{ isFullWidth: false, isFirst: false, isHeading: false }}
      isLoading={false}
      isComplete
      problem={undefined}
      onRetry={() => undefined}
      {...more}
    />
  </StorySite>
);

export const Shown = () => preview();
export const Half = () => preview({ place: { isFullWidth: true, isFirst: false, isHeading: false } });
export const First = () => preview({ node: undefined, isLoading: true });
export const Empty = () => preview({ node: { id: 'call', widget: 'cta', outcome: 'empty' } });
export const Awaited = () => preview({ node: undefined, isComplete: false });
export const Incomplete = () => preview({ isComplete: false });
export const Failed = () => preview({ problem: 'Something went wrong while contacting the server.' });
