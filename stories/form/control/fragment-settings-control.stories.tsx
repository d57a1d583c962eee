import { ControlStory } from './control-story.tsx';

export default { title: 'form / fragment-settings-control' };

export const Empty = () => <ControlStory control="fragmentSettings" state="Empty" />;

export const Filled = () => <ControlStory control="fragmentSettings" state="Filled" />;

export const Help = () => <ControlStory control="fragmentSettings" state="Help" />;

export const Required = () => <ControlStory control="fragmentSettings" state="Required" />;

export const Wrong = () => <ControlStory control="fragmentSettings" state="Wrong" />;

export const Busy = () => <ControlStory control="fragmentSettings" state="Busy" />;

export const Disabled = () => <ControlStory control="fragmentSettings" state="Disabled" />;

export const LongWords = () => <ControlStory control="fragmentSettings" state="LongWords" />;
