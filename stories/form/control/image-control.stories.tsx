import { ControlStory } from './control-story.tsx';

export default { title: 'form / image-control' };

export const Empty = () => <ControlStory control="image" state="Empty" />;

export const Filled = () => <ControlStory control="image" state="Filled" />;

export const Help = () => <ControlStory control="image" state="Help" />;

export const Required = () => <ControlStory control="image" state="Required" />;

export const Wrong = () => <ControlStory control="image" state="Wrong" />;

export const Busy = () => <ControlStory control="image" state="Busy" />;

export const Disabled = () => <ControlStory control="image" state="Disabled" />;

export const LongWords = () => <ControlStory control="image" state="LongWords" />;
