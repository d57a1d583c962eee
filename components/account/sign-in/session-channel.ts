import type { SessionMember } from '#machines/account/sign-in/session.machine.ts';

/** The broadcast channel on which the tabs of a browser announce the signed-in member. */
const sessionChannel = 'folkmoot-session';

/** Announces to the other tabs who has signed in here. Undefined announces a sign-out. */
export function announceSession(member: SessionMember | undefined): void {
  const channel = new BroadcastChannel(sessionChannel);
  channel.postMessage(member ?? null);
  channel.close();
}

/** Listens for announcements of the other tabs. Returns a function that stops listening. */
export function listenForSession(listener: (member: SessionMember | undefined) => void): () => void {
  const channel = new BroadcastChannel(sessionChannel);
  channel.onmessage = ({ data }: MessageEvent<SessionMember | null>) => listener(data ?? undefined);
  return () => channel.close();
}
