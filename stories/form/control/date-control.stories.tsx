import { ControlStory } from './control-story.tsx';

export default { title: 'form / date-control' };

export const Empty = () => <ControlStory control="date" state="Empty" />;

export const Filled = () => <ControlStory control="date" state="Filled" />;

export const Help = () => <ControlStory control="date" state="Help" />;

export const Required = () => <ControlStory control="date" state="Required" />;

export const Wrong = () => <ControlStory control="date" state="Wrong" />;

export const Busy = () => <ControlStory control="date" state="Busy" />;

export const Disabled = () => <ControlStory control="date" state="Disabled" />;

export const LongWords = () => <ControlStory control="date" state="LongWords" />;
