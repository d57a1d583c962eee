import { ControlStory } from './control-story.tsx';

export default { title: 'form / color-control' };

export const Empty = () => <ControlStory control="color" state="Empty" />;

export const Filled = () => <ControlStory control="color" state="Filled" />;

export const Help = () => <ControlStory control="color" state="Help" />;

export const Required = () => <ControlStory control="color" state="Required" />;

export const Wrong = () => <ControlStory control="color" state="Wrong" />;

export const Busy = () => <ControlStory control="color" state="Busy" />;

export const Disabled = () => <ControlStory control="color" state="Disabled" />;

export const LongWords = () => <ControlStory control="color" state="LongWords" />;
