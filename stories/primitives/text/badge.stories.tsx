import { Badge } from '#components/primitives/text/badge.tsx';
import { ground, row } from '#stories/primitives/story-ground.css.ts';

export default { title: 'primitives / badge' };

export const Counts = () => (
  <div className={ground}>
    {(['alert', 'quiet'] as const).map((tone) => (
      <div key={tone} className={row}>
        {[1, 12, 99, 100].map((count) => (
          <Badge key={count} count={count} tone={tone} label={(text) => `${text} unread`} />
        ))}
      </div>
    ))}
  </div>
);
