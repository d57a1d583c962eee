import type { WidgetDefinition } from '#api/administration/widget/widget-definition.ts';
import type { WidgetData } from '#server/administration/layout/hydrated-layout.ts';
import type { Bus } from '#server/platform/cache/bus.ts';

interface Entry {
  readonly data: Promise<WidgetData>;
  readonly until: number;
  readonly version: number;
  /** The size of the loaded data as JSON. */
  size: number;
}

/** The total size of the cached data as JSON. */
const largestCache = 4_194_304;

/** The size that an entry has at least, so that empty ones are evicted too. */
const smallestEntry = 200;

/**
 * Caches the data of widgets for viewers with the same permissions, for the time that the widget allows. Concurrent
 * requests share one load. Failures are not cached, and the data of widgets for members never is. The least recently
 * used data is evicted first.
 */
export class WidgetDataCache {
  readonly #bus: Bus;
  readonly #entries = new Map<string, Entry>();
  readonly #permissionIDs = new WeakMap<object, number>();
  #countPermissions = 0;
  #size = 0;
  readonly #versions = new Map<string, number>();

  constructor(bus: Bus) {
    this.#bus = bus;
    bus.onGap(() => {
      for (const [topic, version] of this.#versions) this.#versions.set(topic, version + 1);
    });
  }

  /** Returns the number of changes that the widget's topics have announced. */
  #versionOf({ invalidatedBy }: WidgetDefinition): number {
    return invalidatedBy.reduce((sum, topic) => {
      const known = this.#versions.get(topic);
      if (known !== undefined) return sum + known;
      this.#versions.set(topic, 0);
      this.#bus.subscribe(topic, () => void this.#versions.set(topic, (this.#versions.get(topic) ?? 0) + 1));
      return sum;
    }, 0);
  }

  #idOf(permissions: object): number {
    const known = this.#permissionIDs.get(permissions);
    if (known !== undefined) return known;
    this.#countPermissions += 1;
    this.#permissionIDs.set(permissions, this.#countPermissions);
    return this.#countPermissions;
  }

  #remove(key: string, entry: Entry): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#size -= entry.size;
  }

  #evict(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#size <= largestCache) return;
      this.#remove(key, entry);
    }
  }

  /** Returns the cached data of a widget, or the result of `load`. `permissions` identifies the viewers that share it. */
  async get(
    definition: WidgetDefinition,
    { permissions, key, now }: { readonly permissions: object; readonly key: string; readonly now: number },
    load: () => Promise<WidgetData>,
  ): Promise<WidgetData> {
    if (definition.audience === 'member' || definition.maxAge === 0 || !this.#bus.isReceiving) return load();
    const whole = `${this.#idOf(permissions)} ${key}`;
    const version = this.#versionOf(definition);
    const known = this.#entries.get(whole);
    if (known && known.until > now && known.version === version) {
      // The entries are in the order of their last use.
      this.#entries.delete(whole);
      this.#entries.set(whole, known);
      return known.data;
    }
    if (known) this.#remove(whole, known);
    const made: Entry = { data: load(), until: now + definition.maxAge, version, size: smallestEntry };
    this.#entries.set(whole, made);
    this.#size += made.size;
    const data = await made.data;
    if (data.outcome === 'failed' || data.outcome === 'late') this.#remove(whole, made);
    else if (this.#entries.get(whole) === made) {
      const size = smallestEntry + whole.length + JSON.stringify(data).length;
      this.#size += size - made.size;
      made.size = size;
      this.#evict();
    }
    return data;
  }
}
