import { ControlStory } from './control-story.tsx';

export default { title: 'form / rich-text-control' };

export const Empty = () => <ControlStory control="richText" state="Empty" />;

export const Filled = () => <ControlStory control="richText" state="Filled" />;

export const Help = () => <ControlStory control="richText" state="Help" />;

export const Required = () => <ControlStory control="richText" state="Required" />;

export const Wrong = () => <ControlStory control="richText" state="Wrong" />;

export const Busy = () => <ControlStory control="richText" state="Busy" />;

export const Disabled = () => <ControlStory control="richText" state="Disabled" />;

export const LongWords = () => <ControlStory control="richText" state="LongWords" />;
