import { ControlStory } from './control-story.tsx';

export default { title: 'form / choices-control' };

export const Empty = () => <ControlStory control="choices" state="Empty" />;

export const Filled = () => <ControlStory control="choices" state="Filled" />;

export const Help = () => <ControlStory control="choices" state="Help" />;

export const Required = () => <ControlStory control="choices" state="Required" />;

export const Wrong = () => <ControlStory control="choices" state="Wrong" />;

export const Busy = () => <ControlStory control="choices" state="Busy" />;

export const Disabled = () => <ControlStory control="choices" state="Disabled" />;

export const LongWords = () => <ControlStory control="choices" state="LongWords" />;
