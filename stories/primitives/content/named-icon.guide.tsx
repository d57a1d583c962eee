import { NamedIcon } from '#components/primitives/content/named-icon.tsx';
import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'An icon that an administrator has chosen in a form, for example for a link of the navigation.',
  avoid: ['If the code decides which icon is shown, import the icon itself: this component contains all of them.'],
  keys: [],
  reader: 'Nothing. The text next to it says what it means.',
};

/** A minimal use. */
export const Usage = () => <NamedIcon name="trophy" />;
