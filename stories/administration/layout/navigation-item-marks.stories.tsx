import { NavigationItemMarks } from '#components/administration/layout/navigation-item-marks.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { someRoles } from './navigation-samples.ts';

export default { title: 'administration / navigation-item-marks' };

export const All = () => (
  <StorySite>
    <NavigationItemMarks
      roles={someRoles}
      values={{
        name: 'Boat plans',
        permission: 'discussions.add',
        roleIDs: [8, 99],
        isHidden: true,
        badgeType: 'text',
        badgeText: 'New',
      }}
    />
  </StorySite>
);
