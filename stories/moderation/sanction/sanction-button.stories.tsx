import { SanctionButton } from '#components/moderation/sanction/sanction-button.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / sanction-button' };

export const ForModerators = () => (
  <StorySite isBare me={ingrid} permissions={['community.moderate']}>
    <SanctionButton member={{ userID: 99, name: 'Tomas Lind' }} />
  </StorySite>
);
