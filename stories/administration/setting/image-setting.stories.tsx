import { ImageSetting } from '#components/administration/setting/image-setting.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / image-setting' };

const field = (value: string) => (
  <StorySite me={ingrid} permissions={['uploads.add']}>
    <ImageSetting label="Icon" name="iconUrl" value={value} onText={() => undefined} />
  </StorySite>
);

export const Empty = () => field('');

export const WithAnAddress = () => field('/uploads/2026/11/cellar-door.jpg');
