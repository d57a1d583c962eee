import { ServiceDialog } from '#components/administration/setting/service-dialog.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aService } from './service-samples.ts';

export default { title: 'administration / service-dialog' };

export const Adding = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <ServiceDialog returnTo={{ current: null }} onSaved={() => {}} />
  </StorySite>
);

export const Changing = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <ServiceDialog service={aService} returnTo={{ current: null }} onSaved={() => {}} />
  </StorySite>
);
