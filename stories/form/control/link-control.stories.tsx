import { ControlStory } from './control-story.tsx';

export default { title: 'form / link-control' };

export const Empty = () => <ControlStory control="link" state="Empty" />;

export const Filled = () => <ControlStory control="link" state="Filled" />;

export const Help = () => <ControlStory control="link" state="Help" />;

export const Required = () => <ControlStory control="link" state="Required" />;

export const Wrong = () => <ControlStory control="link" state="Wrong" />;

export const Busy = () => <ControlStory control="link" state="Busy" />;

export const Disabled = () => <ControlStory control="link" state="Disabled" />;

export const LongWords = () => <ControlStory control="link" state="LongWords" />;
