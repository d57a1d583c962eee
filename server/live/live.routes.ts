import sse from '@fastify/sse';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '#api/errors.ts';
import { liveRoutes } from '#api/live/live.contract.ts';
import type { Forum } from '#server/platform/forum.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';
import { findCategories, findMissedComments } from './live.queries.ts';
import { findLiveAccess } from './live-access.ts';
import { eventText, type Listener, LiveHub, type Review } from './live-hub.ts';
import { discussionsOf, readTopic } from './live-topic.ts';

/** The interval of heartbeats and of access checks for open streams, in milliseconds. */
const heartbeat = 25_000;
/**
 * The maximum number of unread bytes buffered for a browser. Beyond it the stream is closed; the browser reconnects and
 * receives what it missed.
 */
const mostUntaken = 64 * 1_024;
/** The maximum number of topics per page, and of open streams per member in this process. */
const most = { topics: 10, streams: 12 } as const;
/**
 * The overlap with which missed comments are read, in milliseconds. An update published at nearly the same time may be
 * sent twice rather than lost.
 */
const overlap = 5_000;
/** The maximum age of missed updates that are resent, in milliseconds. A page with a longer gap has to be reloaded. */
const longestGap = 3_600_000;

/** Returns the topics that the viewer may receive: of discussions they may view, of layouts and themes they may edit. */
async function selectReadableTopics(forum: Forum, viewer: Viewer, topics: readonly string[]): Promise<string[]> {
  const categories = await findCategories(forum.db, discussionsOf(topics));
  return topics.filter((topic) => {
    const subject = readTopic(topic);
    if (subject.kind === 'administration') return may(viewer, 'site.manage');
    const categoryID = categories.get(subject.discussionID);
    return categoryID !== undefined && may(viewer, 'discussions.view', categoryID);
  });
}

/** Formats the event that states that the page must not reconnect, since it may not receive anything. */
const over = () => eventText(Date.now(), 'over', {});

/**
 * The live-update route: one event stream per browser (docs/behavior/platform.md#live-updates). Before each update is
 * sent, and with each heartbeat, the server checks that the session or token is valid, the member is not banned, and
 * the viewer may view the discussion or edit the layout or theme.
 */
export const liveResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  /**
   * Closes the streams of listeners that may not receive anything any more, and removes topics to which a listener has
   * lost access.
   */
  const review: Review = async (listeners, topic) => {
    const topics = topic ? [topic] : listeners.flatMap((one) => hub.topicsOf(one));
    try {
      const access = await findLiveAccess(forum, listeners, topics);
      for (const one of listeners) {
        const closed = hub.topicsOf(one).filter((name) => topics.includes(name) && !access.mayReceive(one, name));
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

  /**
   * Sends the comments created since a point in time, in milliseconds. Sends the `counts` event only to a client that
   * `cameBack`, since a newly rendered page already has current counts.
   */
  const tellMissed = async (listener: Listener, since: number, cameBack: boolean) => {
    if (!Number.isSafeInteger(since) || since < Date.now() - longestGap) return;
    const missed = await findMissedComments(forum.db, discussionsOf(listener.topics), new Date(since - overlap));
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
      const topics = await selectReadableTopics(forum, viewer, wanted);
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
