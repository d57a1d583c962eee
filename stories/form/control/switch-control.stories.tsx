import { ControlStory } from './control-story.tsx';

export default { title: 'form / switch-control' };

export const Empty = () => <ControlStory control="switch" state="Empty" />;

export const Filled = () => <ControlStory control="switch" state="Filled" />;

export const Help = () => <ControlStory control="switch" state="Help" />;

export const Required = () => <ControlStory control="switch" state="Required" />;

export const Wrong = () => <ControlStory control="switch" state="Wrong" />;

export const Busy = () => <ControlStory control="switch" state="Busy" />;

export const Disabled = () => <ControlStory control="switch" state="Disabled" />;

export const LongWords = () => <ControlStory control="switch" state="LongWords" />;
