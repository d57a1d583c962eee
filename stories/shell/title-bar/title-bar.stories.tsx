import { TitleBar } from '#components/shell/title-bar/title-bar.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'shell / title-bar' };

export const Guest = () => (
  <StorySite isBare>
    <TitleBar path="/discussions" />
  </StorySite>
);

export const Member = () => (
  <StorySite isBare me={ingrid} permissions={['discussions.add']}>
    <TitleBar path="/categories" />
  </StorySite>
);

export const LongName = () => (
  <StorySite isBare settings={{ 'ui.siteName': 'The Harbour Street Makers and Gardeners Community' }}>
    <TitleBar path="/" />
  </StorySite>
);
