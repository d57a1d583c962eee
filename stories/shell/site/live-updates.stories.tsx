import { LiveUpdates } from '#components/shell/site/live-updates.tsx';

export default { title: 'shell / live-updates' };

export const Stopped = () => (
  <LiveUpdates
    openLine={() => ({ onopen: null, onerror: null, onmessage: null, close: () => undefined })}
    onUpdate={() => undefined}
  />
);
