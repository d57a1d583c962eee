import { ControlStory } from './control-story.tsx';

export default { title: 'form / group-control' };

export const Empty = () => <ControlStory control="group" state="Empty" />;

export const Filled = () => <ControlStory control="group" state="Filled" />;

export const Help = () => <ControlStory control="group" state="Help" />;

export const Required = () => <ControlStory control="group" state="Required" />;

export const Wrong = () => <ControlStory control="group" state="Wrong" />;

export const Busy = () => <ControlStory control="group" state="Busy" />;

export const Disabled = () => <ControlStory control="group" state="Disabled" />;

export const LongWords = () => <ControlStory control="group" state="LongWords" />;
