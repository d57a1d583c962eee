import { ControlStory } from './control-story.tsx';

export default { title: 'form / icon-control' };

export const Empty = () => <ControlStory control="icon" state="Empty" />;

export const Filled = () => <ControlStory control="icon" state="Filled" />;

export const Help = () => <ControlStory control="icon" state="Help" />;

export const Required = () => <ControlStory control="icon" state="Required" />;

export const Wrong = () => <ControlStory control="icon" state="Wrong" />;

export const Busy = () => <ControlStory control="icon" state="Busy" />;

export const Disabled = () => <ControlStory control="icon" state="Disabled" />;

export const LongWords = () => <ControlStory control="icon" state="LongWords" />;
