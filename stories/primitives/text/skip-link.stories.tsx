import { useEffect, useRef } from 'react';
import { SkipLink } from '#components/primitives/text/skip-link.tsx';
import { ground } from '#stories/primitives/story-ground.css.ts';

export default { title: 'primitives / skip-link' };

export const Focused = () => {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => page.current?.querySelector('a')?.focus(), []);
  return (
    <div ref={page} className={ground}>
      <SkipLink />
      <p id="main">Main content.</p>
    </div>
  );
};
