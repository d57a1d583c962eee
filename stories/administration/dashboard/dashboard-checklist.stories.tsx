import { DashboardChecklist } from '#components/administration/dashboard/dashboard-checklist.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / dashboard-checklist' };

const steps = [
  { name: 'name', isDone: true },
  { name: 'logo', isDone: false },
  { name: 'categories', isDone: true },
  { name: 'registration', isDone: false },
  { name: 'mail', isDone: false },
  { name: 'backup', isDone: false },
  { name: 'moderator', isDone: false },
] as const;

const render = (isHidden: boolean, more: readonly { name: 'sample'; isDone: boolean }[] = []) => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <DashboardChecklist checklist={{ steps: [...more, ...steps], isHidden }} />
  </StorySite>
);

export const Shown = () => render(false);
export const Hidden = () => render(true);
export const WithSampleCommunity = () => render(false, [{ name: 'sample', isDone: false }]);
