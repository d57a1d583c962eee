import { ControlStory } from './control-story.tsx';

export default { title: 'form / lines-control' };

export const Empty = () => <ControlStory control="lines" state="Empty" />;

export const Filled = () => <ControlStory control="lines" state="Filled" />;

export const Help = () => <ControlStory control="lines" state="Help" />;

export const Required = () => <ControlStory control="lines" state="Required" />;

export const Wrong = () => <ControlStory control="lines" state="Wrong" />;

export const Busy = () => <ControlStory control="lines" state="Busy" />;

export const Disabled = () => <ControlStory control="lines" state="Disabled" />;

export const LongWords = () => <ControlStory control="lines" state="LongWords" />;
