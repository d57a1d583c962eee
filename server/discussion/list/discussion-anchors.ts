import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { DiscussionOrder } from './discussion-order.ts';
import { orderBySql } from './discussion-order.ts';

/** The boundary between two blocks of a list: the last row of a block, with its exact sort key as text, and its ID. */
export interface Anchor {
  readonly key: string;
  readonly discussion_id: number;
}

interface AnchorList {
  readonly anchors: Promise<readonly Anchor[]>;
  readonly madeAt: number;
  /** The factor by which the lifetime is extended because the anchors were slow to compute. */
  worth: number;
}

/** The number of rows between two anchors. */
export const anchorStep = 1_000;

/**
 * The age of anchors in milliseconds after which they are recomputed in the background (`fresh`) or before use
 * (`usable`).
 */
const fresh = 20_000;
const usable = 120_000;

/**
 * Anchors that took longer to compute than this, in milliseconds, have a proportionally longer lifetime. This affects
 * lists of a million rows.
 */
const quick = 400;

/** The maximum number of cached lists. The least recently used list is evicted first. */
const mostLists = 200;

/**
 * Caches anchors of long lists, so that distant pages are as fast as the first one: a page is read from the nearest
 * anchor on. The anchors of a list are computed by one index scan when a distant page is first requested, and are
 * cached for seconds. Posts created in the meantime shift the rows of distant pages accordingly.
 */
export class DiscussionAnchors {
  readonly #lists = new Map<string, AnchorList>();

  /** Returns the nearest anchor for an offset, and the remaining offset from there. */
  async find(
    db: Queryable,
    list: { readonly name: string; readonly condition: RawBuilder<unknown>; readonly order: DiscussionOrder },
    offset: number,
  ): Promise<{ anchor: Anchor | undefined; offset: number }> {
    if (offset < anchorStep) return { anchor: undefined, offset };
    const anchors = await this.#anchorsOf(db, list);
    const at = Math.min(Math.floor(offset / anchorStep), anchors.length);
    return { anchor: anchors[at - 1], offset: offset - at * anchorStep };
  }

  #anchorsOf(db: Queryable, list: Parameters<DiscussionAnchors['find']>[1]): Promise<readonly Anchor[]> {
    const known = this.#lists.get(list.name);
    const age = known ? (Date.now() - known.madeAt) / known.worth : Number.POSITIVE_INFINITY;
    if (known && age < fresh) return known.anchors;
    const made = { anchors: findAnchors(db, list.condition, list.order), madeAt: Date.now(), worth: 1 };
    this.#keep(list.name, known && age < usable ? { ...known, madeAt: made.madeAt } : made);
    made.anchors.then(
      () => {
        made.worth = Math.max(1, (Date.now() - made.madeAt) / quick);
        this.#keep(list.name, made);
      },
      () => this.#lists.delete(list.name),
    );
    return known && age < usable ? known.anchors : made.anchors;
  }

  #keep(name: string, list: AnchorList): void {
    this.#lists.delete(name);
    this.#lists.set(name, list);
    const oldest = this.#lists.keys().next();
    if (this.#lists.size > mostLists && !oldest.done) this.#lists.delete(oldest.value);
  }
}

async function findAnchors(
  db: Queryable,
  condition: RawBuilder<unknown>,
  order: DiscussionOrder,
): Promise<readonly Anchor[]> {
  const { rows } = await sql<Anchor>`
    select key::text as key, discussion_id
    from (
      select ${order.column} as key, d.discussion_id, row_number() over (order by ${orderBySql(order)}) as place
      from discussion d
      where ${condition}
    ) ordered
    where place % ${anchorStep} = 0
    order by place
  `.execute(db);
  return rows;
}
