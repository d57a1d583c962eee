import { TitledLayoutView } from '#components/layout/titled-layout-view.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'layout / titled-layout-view' };

const section = {
  id: 'content',
  kind: '1-column' as const,
  columns: { children: [{ id: 'note', widget: 'note' }] },
};

/** The heading is only read aloud. */
export const HiddenHeading = () => (
  <StorySite>
    <TitledLayoutView title="Boat shed" layout={{ sections: [section] }} widgets={{ note: () => <p>A widget</p> }} />
  </StorySite>
);
