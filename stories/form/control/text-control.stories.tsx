import { ControlStory } from './control-story.tsx';

export default { title: 'form / text-control' };

export const Empty = () => <ControlStory control="text" state="Empty" />;

export const Filled = () => <ControlStory control="text" state="Filled" />;

export const Help = () => <ControlStory control="text" state="Help" />;

export const Required = () => <ControlStory control="text" state="Required" />;

export const Wrong = () => <ControlStory control="text" state="Wrong" />;

export const Busy = () => <ControlStory control="text" state="Busy" />;

export const Disabled = () => <ControlStory control="text" state="Disabled" />;

export const LongWords = () => <ControlStory control="text" state="LongWords" />;

export const Secret = () => <ControlStory control="text" state="Filled" meta={{ isSecret: true }} />;
