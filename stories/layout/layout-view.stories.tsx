import { LayoutView } from '#components/layout/layout-view.tsx';
import { Card } from '#components/primitives/content/card.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'layout / layout-view' };

const Main = () => <Card>Page content</Card>;
const Panel = () => <Card>Side panel</Card>;
const widgets = { main: Main, panel: Panel };
const crumbs = [
  { name: 'Home', href: '/' },
  { name: 'Meeting Place', href: '/categories/meeting-place' },
];

const laidOut = (section: '1-column' | '2-columns' | '3-columns') => (
  <StorySite isBare>
    <LayoutView
      layout={[
        {
          section,
          breadcrumbs: true,
          main: [{ widget: 'main' }],
          ...(section === '3-columns' && { left: [{ widget: 'panel' }] }),
          ...(section !== '1-column' && { secondary: [{ widget: 'panel' }] }),
        },
      ]}
      widgets={widgets}
      crumbs={crumbs}
    />
  </StorySite>
);

export const OneColumn = () => laidOut('1-column');

export const TwoColumns = () => laidOut('2-columns');

export const ThreeColumns = () => laidOut('3-columns');
