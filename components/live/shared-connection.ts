import type { LiveConnection } from '#components/shell/site/live-line.ts';

/** A message between the tabs of one browser. */
type TabMessage =
  | { readonly kind: 'wants'; readonly tab: string; readonly topics: readonly string[] }
  | { readonly kind: 'gone'; readonly tab: string }
  | { readonly kind: 'opened' | 'lost' }
  | { readonly kind: 'news'; readonly data: string; readonly id: string };

/** The ID of the latest event received. The next connection continues from it. */
let lastID = '';

const addressOf = (topics: Iterable<string>): string => {
  const query = new URLSearchParams();
  const names = [...new Set(topics)].sort();
  if (names.length > 0) query.set('topics', names.slice(0, 10).join());
  const { renderedAt } = document.documentElement.dataset;
  if (lastID) query.set('since', lastID);
  else if (renderedAt) query.set('loaded', renderedAt);
  return `/api/v2/live?${query}`;
};

/** Returns the URL without its start position, so that two connections can be compared by the topics they request. */
const wishesOf = (address: string): string => address.replace(/(?:since|loaded)=\d+/, '');

/**
 * Opens the live-update connection of this tab. The tabs of one browser share one connection, since a browser limits
 * the connections per server: the tab that holds the lock opens it with the topics of all tabs and forwards the events.
 * Without the Web Locks API or `BroadcastChannel`, each tab opens its own connection.
 */
export function openSharedConnection(userID: number, topics: readonly string[]): LiveConnection {
  return navigator.locks && typeof BroadcastChannel !== 'undefined'
    ? new SharedLine(`folkmoot-live-${userID}`, topics)
    : openOwnLine(topics);
}

function openOwnLine(topics: readonly string[]): LiveConnection {
  const source = new EventSource(addressOf(topics));
  source.addEventListener('message', ({ lastEventId }) => {
    lastID = lastEventId || lastID;
  });
  return source;
}

class SharedLine {
  onopen: LiveConnection['onopen'] = null;
  onerror: LiveConnection['onerror'] = null;
  onmessage: LiveConnection['onmessage'] = null;
  readonly #tab = crypto.randomUUID();
  readonly #channel: BroadcastChannel;
  readonly #ending = new AbortController();
  readonly #wanted = new Map<string, readonly string[]>();
  #source: EventSource | undefined;
  #address = '';

  constructor(name: string, topics: readonly string[]) {
    this.#channel = new BroadcastChannel(name);
    this.#channel.onmessage = ({ data }) => this.#hear(data as TabMessage);
    this.#wanted.set(this.#tab, topics);
    this.#channel.postMessage({ kind: 'wants', tab: this.#tab, topics } satisfies TabMessage);
    navigator.locks.request(name, { signal: this.#ending.signal }, () => this.#keep()).catch(() => undefined);
  }

  close(): void {
    if (this.#ending.signal.aborted) return;
    this.#channel.postMessage({ kind: 'gone', tab: this.#tab } satisfies TabMessage);
    this.#ending.abort();
    this.#source?.close();
    this.#channel.close();
  }

  /** Keeps the connection open for all tabs until this tab closes its line. */
  #keep(): Promise<void> {
    if (this.#ending.signal.aborted) return Promise.resolve();
    this.#connect();
    return new Promise((resolve) => this.#ending.signal.addEventListener('abort', () => resolve(), { once: true }));
  }

  #connect(): void {
    const address = addressOf([...this.#wanted.values()].flat());
    if (this.#source && wishesOf(address) === wishesOf(this.#address)) return;
    this.#source?.close();
    this.#address = address;
    const source = new EventSource(address);
    this.#source = source;
    source.onopen = () => this.#pass({ kind: 'opened' });
    source.onerror = () => {
      if (this.#source === source) this.#pass({ kind: 'lost' });
    };
    source.onmessage = ({ data, lastEventId }: MessageEvent<string>) =>
      this.#pass({ kind: 'news', data, id: lastEventId });
  }

  /** Forwards a connection event to the other tabs, then handles it in this tab, which may close the line. */
  #pass(word: TabMessage): void {
    this.#channel.postMessage(word);
    this.#hear(word);
  }

  #hear(word: TabMessage): void {
    if (this.#ending.signal.aborted) return;
    switch (word.kind) {
      case 'opened':
        this.onopen?.call({} as never, new Event('open'));
        break;
      case 'lost':
        this.onerror?.call({} as never, new Event('error'));
        break;
      case 'news':
        lastID = word.id || lastID;
        this.onmessage?.call({} as never, new MessageEvent('message', { data: word.data }));
        break;
      default:
        this.#noteWish(word);
    }
  }

  #noteWish(word: Extract<TabMessage, { tab: string }>): void {
    if (word.kind === 'wants') this.#wanted.set(word.tab, word.topics);
    else this.#wanted.delete(word.tab);
    if (!this.#source) return;
    this.#connect();
    if (this.#source.readyState === EventSource.OPEN)
      this.#channel.postMessage({ kind: 'opened' } satisfies TabMessage);
  }
}
