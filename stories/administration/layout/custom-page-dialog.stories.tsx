import { CustomPageCreation, CustomPageDialog } from '#components/administration/layout/custom-page-dialog.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aboutPage, seedCustomPages, shed } from './custom-page-samples.ts';

export default { title: 'administration / custom-page-dialog' };

const returnTo = { current: null };

export const Existing = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seedCustomPages([aboutPage])}>
    <CustomPageDialog page={aboutPage} sections={[shed]} returnTo={returnTo} />
  </StorySite>
);

export const LoadingTemplates = () => (
  <StorySite me={ingrid} permissions={['site.manage']} seed={seedCustomPages([])}>
    <CustomPageCreation sections={[]} returnTo={returnTo} />
  </StorySite>
);
