import { ControlStory } from './control-story.tsx';

export default { title: 'form / choice-control' };

export const Empty = () => <ControlStory control="choice" state="Empty" />;

export const Filled = () => <ControlStory control="choice" state="Filled" />;

export const Help = () => <ControlStory control="choice" state="Help" />;

export const Required = () => <ControlStory control="choice" state="Required" />;

export const Wrong = () => <ControlStory control="choice" state="Wrong" />;

export const Busy = () => <ControlStory control="choice" state="Busy" />;

export const Disabled = () => <ControlStory control="choice" state="Disabled" />;

export const LongWords = () => <ControlStory control="choice" state="LongWords" />;
