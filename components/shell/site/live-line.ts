import type { LiveUpdatesEvent } from '#machines/shell/site/live-updates.machine.ts';

type Send = (event: LiveUpdatesEvent) => void;

/** What is needed of an EventSource; pages open one, stories give one of their own. */
export type Line = Pick<EventSource, 'close' | 'onopen' | 'onerror' | 'onmessage'>;

/**
 * Listens on a line and tells what befalls it, until the returned function is called. A lost line is closed at once:
 * when it is tried again is not for the browser to say.
 */
export function listenOn(line: Line, send: Send): () => void {
  line.onopen = () => send({ type: 'line.opened' });
  line.onmessage = ({ data }: MessageEvent<string>) => send({ type: 'update.received', update: data });
  line.onerror = () => {
    line.close();
    send({ type: 'line.lost' });
  };
  return () => line.close();
}

/** Tells when the device loses the network, and when it is there again, until the returned function is called. */
export function watchNetwork(send: Send): () => void {
  const lost = () => send({ type: 'network.lost' });
  const found = () => send({ type: 'network.found' });
  window.addEventListener('offline', lost);
  window.addEventListener('online', found);
  return () => {
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', found);
  };
}
