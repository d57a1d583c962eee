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

const columns = {
  '1-column': ['children'],
  '2-columns': ['mainBottom', 'secondaryTop'],
  '3-columns': ['leftTop', 'middleTop', 'rightTop'],
} as const;

const mains: readonly string[] = ['children', 'mainBottom', 'middleTop'];

const laidOut = (kind: keyof typeof columns) => {
  const filled = columns[kind].map((name) => {
    const widget = mains.includes(name) ? 'main' : 'panel';
    return [name, [{ id: name, widget }]];
  });
  const section = { id: 'content', kind, breadcrumbs: true, columns: Object.fromEntries(filled) };
  return (
    <StorySite isBare>
      <LayoutView layout={{ sections: [section] }} widgets={widgets} crumbs={crumbs} />
    </StorySite>
  );
};

export const OneColumn = () => laidOut('1-column');

export const TwoColumns = () => laidOut('2-columns');

export const ThreeColumns = () => laidOut('3-columns');
