import { ThemePicture } from '#components/administration/theme/theme-picture.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / theme-picture' };

const markup = { header: '<p dir="auto">Welcome aboard</p>', footer: '<p dir="auto">Harbour lights</p>' };

export const Light = () => (
  <StorySite>
    <ThemePicture variables={{ main: '#0e7c86', radius: 12 }} palette="light" {...markup} />
  </StorySite>
);

export const Dark = () => (
  <StorySite>
    <ThemePicture variables={{ main: '#aa2255', font: 'serif', spacing: 'roomy' }} palette="dark" {...markup} />
  </StorySite>
);
