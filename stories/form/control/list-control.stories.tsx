import { ControlStory } from './control-story.tsx';

export default { title: 'form / list-control' };

export const Empty = () => <ControlStory control="list" state="Empty" />;

export const Filled = () => <ControlStory control="list" state="Filled" />;

export const Help = () => <ControlStory control="list" state="Help" />;

export const Required = () => <ControlStory control="list" state="Required" />;

export const Wrong = () => <ControlStory control="list" state="Wrong" />;

export const Busy = () => <ControlStory control="list" state="Busy" />;

export const Disabled = () => <ControlStory control="list" state="Disabled" />;

export const LongWords = () => <ControlStory control="list" state="LongWords" />;
