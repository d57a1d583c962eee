import { ControlStory } from './control-story.tsx';

export default { title: 'form / time-zone-control' };

export const Empty = () => <ControlStory control="timeZone" state="Empty" />;

export const Filled = () => <ControlStory control="timeZone" state="Filled" />;

export const Help = () => <ControlStory control="timeZone" state="Help" />;

export const Required = () => <ControlStory control="timeZone" state="Required" />;

export const Wrong = () => <ControlStory control="timeZone" state="Wrong" />;

export const Busy = () => <ControlStory control="timeZone" state="Busy" />;

export const Disabled = () => <ControlStory control="timeZone" state="Disabled" />;

export const LongWords = () => <ControlStory control="timeZone" state="LongWords" />;
