/** What came on the line of news: a type, and numbers of records. */
export interface LiveNews {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

type Hear = (data: LiveNews['data']) => void;

const hearers = new Map<string, Set<Hear>>();
const wanted = new Map<string, number>();
const watchers = new Set<() => void>();

const changed = (): void => {
  for (const watch of watchers) watch();
};

/** The news of this page: who hears what, and which topics are wanted. The line itself is opened later, when all is quiet. */
export const liveStore = {
  /** Hears news of a type until the returned function is called. */
  listen(type: string, hear: Hear): () => void {
    const group = hearers.get(type) ?? new Set();
    hearers.set(type, group.add(hear));
    return () => void group.delete(hear);
  },
  tell({ type, data }: LiveNews): void {
    for (const hear of hearers.get(type) ?? []) hear(data);
  },
  /** Wants the news of a topic, such as `discussion:12`, until the returned function is called. */
  want(topic: string): () => void {
    wanted.set(topic, (wanted.get(topic) ?? 0) + 1);
    changed();
    return () => {
      const left = (wanted.get(topic) ?? 1) - 1;
      if (left > 0) wanted.set(topic, left);
      else wanted.delete(topic);
      changed();
    };
  },
  /** The wanted topics in one text, with commas: the same text while they are the same. */
  topics: (): string => [...wanted.keys()].sort().join(),
  watch(hear: () => void): () => void {
    watchers.add(hear);
    return () => void watchers.delete(hear);
  },
};
