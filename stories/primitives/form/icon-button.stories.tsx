import { Bookmark, Ellipsis, Flag, Settings } from 'lucide-react';
import { IconButton, IconButtonLink } from '#components/primitives/form/icon-button.tsx';
import { ground, rowGround } from '#stories/primitives/story-ground.css.ts';

export default { title: 'primitives / icon-button' };

export const Sizes = () => (
  <div className={rowGround}>
    <IconButton label="Options for this discussion" icon={<Ellipsis size="1em" />} />
    <IconButton label="Report this post" icon={<Flag size="1em" />} size="small" />
  </div>
);

export const Pressed = () => (
  <div className={rowGround}>
    <IconButton label="Bookmark" icon={<Bookmark size="1em" />} pressed={false} />
    <IconButton label="Bookmark" icon={<Bookmark size="1em" fill="currentColor" />} pressed />
  </div>
);

export const AsLink = () => (
  <div className={ground}>
    <IconButtonLink label="Settings" icon={<Settings size="1em" />} href="/dashboard" />
  </div>
);
