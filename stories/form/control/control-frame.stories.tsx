import { ControlStory } from './control-story.tsx';

export default { title: 'form / control-frame' };

/** A control with one element: label, help, error. */
export const OneElement = () => <ControlStory control="text" state="Wrong" />;

/** A control with several elements: a group with label and error. */
export const SeveralElements = () => <ControlStory control="choices" state="Wrong" />;
