import type { SessionMember } from '#machines/account/sign-in/session.machine.ts';

/** Where the tabs of a browser tell each other who is signed in. */
const sessionChannel = 'folkmoot-session';

/** Tells the other tabs who has signed in here; undefined says that nobody is any more. */
export function tellSession(member: SessionMember | undefined): void {
  const channel = new BroadcastChannel(sessionChannel);
  channel.postMessage(member ?? null);
  channel.close();
}

/** Hears from the other tabs, until the returned function is called. */
export function hearSession(hear: (member: SessionMember | undefined) => void): () => void {
  const channel = new BroadcastChannel(sessionChannel);
  channel.onmessage = ({ data }: MessageEvent<SessionMember | null>) => hear(data ?? undefined);
  return () => channel.close();
}
