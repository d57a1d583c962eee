import type { LiveUpdatesEvent } from '#machines/shell/site/live-updates.machine.ts';

type Send = (event: LiveUpdatesEvent) => void;

/** The part of EventSource that live updates use. Stories pass their own implementation. */
export type LiveConnection = Pick<EventSource, 'close' | 'onopen' | 'onerror' | 'onmessage'>;

/**
 * Sends the events of a connection to the machine. Returns a function that closes the connection. A lost connection is
 * closed at once, because the machine, not the browser, schedules the retries.
 */
export function listenOn(line: LiveConnection, send: Send): () => void {
  line.onopen = () => send({ type: 'line.opened' });
  line.onmessage = ({ data }: MessageEvent<string>) => send({ type: 'update.received', update: data });
  line.onerror = () => {
    line.close();
    send({ type: 'line.lost' });
  };
  return () => line.close();
}

/** Sends an event when the device goes offline or online. Returns a function that removes the listeners. */
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
