import { SiteTokenDialog, TokenDialog } from '#components/account/own-data/token-dialog.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'account / token-dialog' };

export const Own = () => (
  <StorySite me={ingrid} permissions={['tokens.add']}>
    <TokenDialog maxDays={90} returnTo={{ current: null }} onCreated={() => {}} />
  </StorySite>
);

export const OfTheSite = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <SiteTokenDialog accounts={[]} maxDays={0} returnTo={{ current: null }} onCreated={() => {}} />
  </StorySite>
);
