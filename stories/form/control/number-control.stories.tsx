import { ControlStory } from './control-story.tsx';

export default { title: 'form / number-control' };

export const Empty = () => <ControlStory control="number" state="Empty" />;

export const Filled = () => <ControlStory control="number" state="Filled" />;

export const Help = () => <ControlStory control="number" state="Help" />;

export const Required = () => <ControlStory control="number" state="Required" />;

export const Wrong = () => <ControlStory control="number" state="Wrong" />;

export const Busy = () => <ControlStory control="number" state="Busy" />;

export const Disabled = () => <ControlStory control="number" state="Disabled" />;

export const LongWords = () => <ControlStory control="number" state="LongWords" />;
