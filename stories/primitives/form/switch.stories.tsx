import { Switch } from '#components/primitives/form/switch.tsx';
import { ground } from '#stories/primitives/story-ground.css.ts';

export default { title: 'primitives / switch' };

export const States = () => (
  <div className={ground}>
    <Switch label="Email digest" />
    <Switch label="Show my profile to everyone" defaultChecked help="Members always see it." />
    <Switch label="Not now" disabled />
    <Switch label="Always on" disabled defaultChecked />
  </div>
);
