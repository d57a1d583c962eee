import { AutomationAct } from '#components/administration/automation/automation-act.tsx';
import { useStoryCall } from '#stories/support/story-server.ts';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / automation-act' };

function Activating() {
  const perform = useStoryCall();
  return <AutomationAct act="activate" text="The rule acts by itself." perform={() => perform({})} />;
}

export const Ready = () => (
  <StorySite>
    <Activating />
  </StorySite>
);
