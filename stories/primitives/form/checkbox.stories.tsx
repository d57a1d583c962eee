import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { ground } from '#stories/primitives/story-ground.css.ts';

export default { title: 'primitives / checkbox' };

export const States = () => (
  <div className={ground}>
    <Checkbox label="Keep me signed in" />
    <Checkbox label="I agree to the rules" defaultChecked help="You can read them at any time." />
    <Checkbox label="Select all discussions" indeterminate />
    <Checkbox label="Not now" disabled />
    <Checkbox label="Select: How were the tide tables made?" labelHidden />
  </div>
);
