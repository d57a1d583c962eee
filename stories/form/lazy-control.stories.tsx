import { ControlStory } from './control/control-story.tsx';

export default { title: 'form / lazy-control' };

/** A control whose script is loaded with the form. */
export const Loaded = () => <ControlStory control="icon" state="Filled" />;
