import { ControlStory } from './control-story.tsx';

export default { title: 'form / code-control' };

export const Empty = () => <ControlStory control="code" state="Empty" />;

export const Filled = () => <ControlStory control="code" state="Filled" />;

export const Help = () => <ControlStory control="code" state="Help" />;

export const Required = () => <ControlStory control="code" state="Required" />;

export const Wrong = () => <ControlStory control="code" state="Wrong" />;

export const Busy = () => <ControlStory control="code" state="Busy" />;

export const Disabled = () => <ControlStory control="code" state="Disabled" />;

export const LongWords = () => <ControlStory control="code" state="LongWords" />;
