import { DateTime } from '#components/primitives/text/date-time.tsx';
import { ground } from '#stories/primitives/story-ground.css.ts';

export default { title: 'primitives / date-time' };

const types = ['relative', 'ahead', 'default', 'extended', 'compact', 'time'] as const;

export const Types = () => (
  <div className={ground}>
    {types.map((type) => (
      <div key={type}>
        {type}: <DateTime date="2026-11-17T14:31:00Z" type={type} />
      </div>
    ))}
  </div>
);

export const Relative = () => (
  <div className={ground}>
    {[
      '2026-11-20T11:59:57Z',
      '2026-11-20T11:20:00Z',
      '2026-11-19T09:00:00Z',
      '2025-03-01T00:00:00Z',
      '2026-11-20T12:00:20Z',
    ].map((date) => (
      <DateTime key={date} date={date} />
    ))}
    {['2026-11-20T12:00:20Z', '2026-11-22T12:00:00Z'].map((date) => (
      <DateTime key={date} date={date} type="ahead" />
    ))}
  </div>
);
