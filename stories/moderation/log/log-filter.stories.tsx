import { LogFilter } from '#components/moderation/log/log-filter.tsx';

export default { title: 'moderation / log-filter' };

export const Nothing = () => <LogFilter path="/log/filter" choice={{}} />;

export const Filtered = () => (
  <LogFilter path="/log/filter" choice={{ eventType: 'discussion.close', from: '2026-02-01', to: '2026-02-28' }} />
);
