import { SampleRemoval } from '#components/administration/dashboard/sample-removal.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / sample-removal' };

export const Button = () => (
  <StorySite me={ingrid}>
    <SampleRemoval />
  </StorySite>
);
