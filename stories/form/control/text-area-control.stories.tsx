import { ControlStory } from './control-story.tsx';

export default { title: 'form / text-area-control' };

export const Empty = () => <ControlStory control="textArea" state="Empty" />;

export const Filled = () => <ControlStory control="textArea" state="Filled" />;

export const Help = () => <ControlStory control="textArea" state="Help" />;

export const Required = () => <ControlStory control="textArea" state="Required" />;

export const Wrong = () => <ControlStory control="textArea" state="Wrong" />;

export const Busy = () => <ControlStory control="textArea" state="Busy" />;

export const Disabled = () => <ControlStory control="textArea" state="Disabled" />;

export const LongWords = () => <ControlStory control="textArea" state="LongWords" />;
