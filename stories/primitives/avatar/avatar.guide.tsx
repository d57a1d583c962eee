import { Avatar } from '#components/primitives/avatar/avatar.tsx';
import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'Shows who wrote or did something: the photo of a member, otherwise initials on a colour of their own.',
  avoid: [
    'Beside the name it is `decorative`, so that the name is not read twice.',
    'For a category or the site, use its icon.',
  ],
  keys: [],
  reader: 'An image with the name of the member; nothing if it is decorative.',
};

/** A minimal use. */
export const Usage = () => <Avatar name="Ana Díaz" size="large" />;
