import sse from '@fastify/sse';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '#api/errors.ts';
import { liveRoutes } from '#api/live/live.contract.ts';
import type { Forum } from '#server/platform/forum.ts';
import { may, type Viewer } from '#server/platform/viewer.ts';
import { findCategories, findMissedComments } from './live.queries.ts';
import { discussionOf, findLiveAccess } from './live-access.ts';
import { eventText, type Listener, LiveHub, type Review } from './live-hub.ts';

/** How often each stream gives a sign of life, and its access is checked, in milliseconds. */
const heartbeat = 25_000;
/** A browser that leaves so many bytes untaken is let go; it comes back and hears what it missed. */
const mostUntaken = 64 * 1_024;
/** How many topics one page may hear, and how many streams one member may have open in this process. */
const most = { topics: 10, streams: 12 } as const;
/** What was published at nearly the same moment may come again rather than not at all, in milliseconds. */
const overlap = 5_000;
/** Further back nothing is told again, in milliseconds: such a page is loaded anew. */
const longestGap = 3_600_000;

/** The topics that the viewer may hear: of discussions they may read. */
async function hearable(forum: Forum, viewer: Viewer, topics: readonly string[]): Promise<string[]> {
  const categories = await findCategories(forum.db, topics.map(discussionOf));
  return topics.filter((topic) => {
    const categoryID = categories.get(discussionOf(topic));
    return categoryID !== undefined && may(viewer, 'discussions.view', categoryID);
  });
}

/** Tells a page that it need not come back: there is nothing it may hear. */
const over = () => eventText(Date.now(), 'over', {});

/**
 * News as they happen: one stream for each browser (`spec/decisions.md` 23). Before news are sent, and with each heartbeat,
 * it is checked that the session or token lives, the member is not banned, and the discussion is open to them.
 */
export const liveResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  /** Ends the streams of those who may hear nothing any more, and takes topics away that are closed to them. */
  const review: Review = async (listeners, topic) => {
    const topics = topic ? [topic] : listeners.flatMap((one) => hub.topicsOf(one));
    try {
      const access = await findLiveAccess(forum, listeners, topics);
      for (const one of listeners) {
        const closed = hub.topicsOf(one).filter((name) => topics.includes(name) && !access.mayHear(one, name));
        for (const name of closed) hub.leave(name, one);
        const hearsNothing = one.userID === 0 && hub.topicsOf(one).length === 0;
        if (hearsNothing || !access.isAlive(one)) endStream(one);
      }
      return true;
    } catch (error) {
      forum.log.warn({ err: error }, 'Permissions of live streams could not be checked.');
      return false;
    }
  };
  const hub = new LiveHub(forum.bus, review);
  const leaving = new WeakMap<Listener, () => void>();

  const endStream = (listener: Listener): void => {
    leaving.get(listener)?.();
    listener.send(over());
    listener.end();
  };
  const timer = setInterval(() => void beat(), heartbeat).unref();
  server.addHook('preClose', async () => {
    clearInterval(timer);
    hub.close();
  });
  await server.register(sse, { heartbeatInterval: 0 });

  const beat = async () => {
    if (hub.all.size > 0) await review([...hub.all]);
    for (const one of hub.all) if (!one.send(': here\n\n')) one.end();
  };

  const listenerFor = (viewer: Viewer, reply: FastifyReply, topics: readonly string[]): Listener => ({
    userID: viewer.userID,
    sessionID: viewer.sessionID,
    accessTokenID: viewer.accessTokenID,
    topics,
    send(text) {
      if (reply.raw.destroyed || reply.raw.writableLength > mostUntaken) return false;
      reply.raw.write(text);
      return true;
    },
    end: () => reply.sse.close(),
  });

  /** Tells what came since a moment, in milliseconds; the counts only to who `cameBack`, for a new page has them. */
  const tellMissed = async (listener: Listener, since: number, cameBack: boolean) => {
    if (!Number.isSafeInteger(since) || since < Date.now() - longestGap) return;
    const missed = await findMissedComments(forum.db, listener.topics.map(discussionOf), new Date(since - overlap));
    for (const comment of missed) listener.send(eventText(Date.now(), 'comment', comment));
    if (cameBack && listener.userID > 0) listener.send(eventText(Date.now(), 'counts', {}));
  };

  server.route({
    ...liveRoutes.listen,
    sse: 'only',
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { viewer } = request;
      const query = request.query as { topics?: string[]; since?: string; loaded?: string };
      const wanted = (query.topics ?? []).slice(0, most.topics);
      const topics = await hearable(forum, viewer, wanted);
      if (viewer.userID > 0 && hub.countOf(viewer.userID) >= most.streams) throw new ApiError('request.too-many');
      const listener = listenerFor(viewer, reply, topics);
      reply.header('Cache-Control', 'no-store, no-transform');
      reply.sse.keepAlive();
      reply.sse.sendHeaders();
      if (viewer.userID === 0 && topics.length === 0) {
        listener.send(over());
        return listener.end();
      }
      listener.send(`retry: 3000\n${eventText(Date.now(), 'hello', { topics })}`);
      const leave = hub.add(listener);
      leaving.set(listener, leave);
      reply.sse.onClose(leave);
      const lastID = reply.sse.lastEventId ?? query.since;
      await tellMissed(listener, Number(lastID ?? query.loaded), Boolean(lastID));
    },
  } as never);
};
