import { AutomationPreview } from '#components/administration/automation/automation-preview.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { aRule } from './automation-samples.ts';

export default { title: 'administration / automation-preview' };

export const Ready = () => (
  <StorySite>
    <AutomationPreview values={{}} contentOf={async () => ({ rule: aRule, isComplete: true, actsOnPresent: false })} />
  </StorySite>
);
