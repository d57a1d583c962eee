import type { Bus, JsonValue } from '#server/platform/cache/bus.ts';
import { liveTopic } from './live.ts';

/** A browser connected to the event stream. */
export interface Listener {
  readonly userID: number;
  readonly sessionID: string | undefined;
  /** The access token with which the stream was opened, if any. */
  readonly accessTokenID?: number | undefined;
  readonly topics: readonly string[];
  /** Writes a formatted event to the stream. Returns false when the browser reads too slowly. */
  send(text: string): boolean;
  /** Closes the stream; the browser may reconnect. */
  end(): void;
}

/**
 * Checks the access of listeners. Removes from the hub those whose session or token is no longer valid, and the topics
 * that a listener may no longer read: the given topic, or all topics of the listeners. Resolves to false when access
 * could not be determined; never rejects.
 */
export type Review = (listeners: readonly Listener[], topic?: string) => Promise<boolean>;

/** A live update as published on the event bus. */
interface LiveEvent {
  readonly at: number;
  readonly type: string;
  readonly data: JsonValue;
  readonly userIDs?: readonly number[];
  readonly topic?: string;
}

/** Formats one event of the stream, ready to be sent to all its listeners. */
export const eventText = (at: number, type: string, data: JsonValue): string =>
  `id: ${at}\ndata: ${JSON.stringify({ type, data })}\n\n`;

/** All browsers connected to this process, indexed by member and by topic. */
export class LiveHub {
  readonly #byMember = new Map<number, Set<Listener>>();
  readonly #byTopic = new Map<string, Set<Listener>>();
  readonly #all = new Set<Listener>();
  readonly #unsubscribe: () => void;
  readonly #review: Review;
  /** The send queue. Updates are sent one after the other, each after a review of its listeners. */
  #sending: Promise<void> = Promise.resolve();

  constructor(bus: Bus, review: Review) {
    this.#review = review;
    const unsubscribe = bus.subscribe(liveTopic, (news) => {
      this.#sending = this.#sending.then(() => this.#tell(news as unknown as LiveEvent));
    });
    // Browsers reconnect by themselves and then receive the updates they missed.
    const ignoreGaps = bus.onGap(() => this.#endAll());
    this.#unsubscribe = () => {
      unsubscribe();
      ignoreGaps();
    };
  }

  get all(): ReadonlySet<Listener> {
    return this.#all;
  }

  /** Returns the number of open streams of a member. */
  countOf(userID: number): number {
    return this.#byMember.get(userID)?.size ?? 0;
  }

  /** Adds a listener. Returns a function that removes it. */
  add(listener: Listener): () => void {
    this.#all.add(listener);
    if (listener.userID > 0) join(this.#byMember, listener.userID, listener);
    for (const topic of listener.topics) join(this.#byTopic, topic, listener);
    return () => this.#remove(listener);
  }

  /** Closes all streams. */
  close(): void {
    this.#unsubscribe();
    this.#endAll();
  }

  #endAll(): void {
    for (const listener of this.#all) listener.end();
  }

  #remove(listener: Listener): void {
    this.#all.delete(listener);
    leave(this.#byMember, listener.userID, listener);
    for (const topic of listener.topics) leave(this.#byTopic, topic, listener);
  }

  /** Stops sending updates of a topic to a listener. */
  leave(topic: string, listener: Listener): void {
    leave(this.#byTopic, topic, listener);
  }

  /** Returns the topics of which a listener still receives updates. */
  topicsOf(listener: Listener): string[] {
    return listener.topics.filter((topic) => this.#byTopic.get(topic)?.has(listener));
  }

  #hearersOf({ userIDs, topic }: LiveEvent): Set<Listener> {
    const listeners = new Set<Listener>();
    for (const userID of userIDs ?? []) for (const one of this.#byMember.get(userID) ?? []) listeners.add(one);
    if (topic) for (const one of this.#byTopic.get(topic) ?? []) listeners.add(one);
    return listeners;
  }

  /** Sends an update to the listeners that still may receive it after a review. */
  async #tell(news: LiveEvent): Promise<void> {
    const listeners = this.#hearersOf(news);
    if (listeners.size === 0 || !(await this.#review([...listeners], news.topic))) return;
    const text = eventText(news.at, news.type, news.data);
    const left = this.#hearersOf(news);
    for (const hearer of listeners) if (left.has(hearer) && !hearer.send(text)) hearer.end();
  }
}

function join<K>(groups: Map<K, Set<Listener>>, key: K, listener: Listener): void {
  const group = groups.get(key) ?? new Set();
  groups.set(key, group.add(listener));
}

function leave<K>(groups: Map<K, Set<Listener>>, key: K, listener: Listener): void {
  const group = groups.get(key);
  group?.delete(listener);
  if (group?.size === 0) groups.delete(key);
}
