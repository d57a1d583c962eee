import { ControlStory } from './control-story.tsx';

export default { title: 'form / duration-control' };

export const Empty = () => <ControlStory control="duration" state="Empty" />;

export const Filled = () => <ControlStory control="duration" state="Filled" />;

export const Help = () => <ControlStory control="duration" state="Help" />;

export const Required = () => <ControlStory control="duration" state="Required" />;

export const Wrong = () => <ControlStory control="duration" state="Wrong" />;

export const Busy = () => <ControlStory control="duration" state="Busy" />;

export const Disabled = () => <ControlStory control="duration" state="Disabled" />;

export const LongWords = () => <ControlStory control="duration" state="LongWords" />;
