import type { Bus, JsonValue } from '#server/platform/cache/bus.ts';
import { liveTopic } from './live.ts';

/** A browser that listens. */
export interface Listener {
  readonly userID: number;
  readonly sessionID: string | undefined;
  /** The access token by which the stream was opened, where one was. */
  readonly accessTokenID?: number | undefined;
  readonly topics: readonly string[];
  /** Sends a ready piece of the stream; false when the browser takes too little of it in. */
  send(text: string): boolean;
  /** Ends the stream; the browser may come back. */
  end(): void;
}

/**
 * Removes from the hub, of some browsers, those whose session or token has ended, and topics that they may not read any
 * more: one topic, or all of theirs. False when that could not be found out; it does not reject.
 */
export type Review = (listeners: readonly Listener[], topic?: string) => Promise<boolean>;

/** The news as it goes over the bus. */
interface News {
  readonly at: number;
  readonly type: string;
  readonly data: JsonValue;
  readonly userIDs?: readonly number[];
  readonly topic?: string;
}

/** One event of the stream, ready to be sent to all who hear it. */
export const eventText = (at: number, type: string, data: JsonValue): string =>
  `id: ${at}\ndata: ${JSON.stringify({ type, data })}\n\n`;

/** All browsers that listen to this process, found by member and by topic. */
export class LiveHub {
  readonly #byMember = new Map<number, Set<Listener>>();
  readonly #byTopic = new Map<string, Set<Listener>>();
  readonly #all = new Set<Listener>();
  readonly #unsubscribe: () => void;
  readonly #review: Review;
  /** News are sent one after the other, each once its hearers are reviewed. */
  #sending: Promise<void> = Promise.resolve();

  constructor(bus: Bus, review: Review) {
    this.#review = review;
    const unsubscribe = bus.subscribe(liveTopic, (news) => {
      this.#sending = this.#sending.then(() => this.#tell(news as unknown as News));
    });
    // Browsers come back by themselves and are then sent what they missed.
    const ignoreGaps = bus.onGap(() => this.#endAll());
    this.#unsubscribe = () => {
      unsubscribe();
      ignoreGaps();
    };
  }

  get all(): ReadonlySet<Listener> {
    return this.#all;
  }

  /** How many browsers listen for one member. */
  countOf(userID: number): number {
    return this.#byMember.get(userID)?.size ?? 0;
  }

  /** Lets a browser hear, until the returned function is called. */
  add(listener: Listener): () => void {
    this.#all.add(listener);
    if (listener.userID > 0) join(this.#byMember, listener.userID, listener);
    for (const topic of listener.topics) join(this.#byTopic, topic, listener);
    return () => this.#remove(listener);
  }

  /** Ends all streams. */
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

  /** Lets a browser hear no more of a topic. */
  leave(topic: string, listener: Listener): void {
    leave(this.#byTopic, topic, listener);
  }

  /** The topics that a browser still hears of. */
  topicsOf(listener: Listener): string[] {
    return listener.topics.filter((topic) => this.#byTopic.get(topic)?.has(listener));
  }

  #hearersOf({ userIDs, topic }: News): Set<Listener> {
    const hearers = new Set<Listener>();
    for (const userID of userIDs ?? []) for (const one of this.#byMember.get(userID) ?? []) hearers.add(one);
    if (topic) for (const one of this.#byTopic.get(topic) ?? []) hearers.add(one);
    return hearers;
  }

  /** Sends news to those who may still hear them after a review. */
  async #tell(news: News): Promise<void> {
    const hearers = this.#hearersOf(news);
    if (hearers.size === 0 || !(await this.#review([...hearers], news.topic))) return;
    const text = eventText(news.at, news.type, news.data);
    const left = this.#hearersOf(news);
    for (const hearer of hearers) if (left.has(hearer) && !hearer.send(text)) hearer.end();
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
