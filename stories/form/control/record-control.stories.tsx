import { ControlStory } from './control-story.tsx';

export default { title: 'form / record-control' };

export const Empty = () => <ControlStory control="record" state="Empty" />;

export const Filled = () => <ControlStory control="record" state="Filled" />;

export const Help = () => <ControlStory control="record" state="Help" />;

export const Required = () => <ControlStory control="record" state="Required" />;

export const Wrong = () => <ControlStory control="record" state="Wrong" />;

export const Busy = () => <ControlStory control="record" state="Busy" />;

export const Disabled = () => <ControlStory control="record" state="Disabled" />;

export const LongWords = () => <ControlStory control="record" state="LongWords" />;
