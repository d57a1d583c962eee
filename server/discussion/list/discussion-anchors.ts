import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#server/category/queryable.ts';
import type { DiscussionOrder } from './discussion-order.ts';
import { orderBySql } from './discussion-order.ts';

/** The row after which a thousand begins: its sort key as exact text, and its id. */
export interface Anchor {
  readonly key: string;
  readonly discussion_id: number;
}

interface AnchorList {
  readonly anchors: Promise<readonly Anchor[]>;
  readonly madeAt: number;
  /** How many times longer than usual they are used, because they took long to find. */
  worth: number;
}

/** One anchor stands at every so many rows. */
export const anchorStep = 1_000;

/** How long anchors are used, in milliseconds: new ones are made behind the scenes after the first, awaited after the second. */
const fresh = 20_000;
const usable = 120_000;

/** Anchors that took longer than this to find, in milliseconds, are used for longer in proportion: lists of a million. */
const quick = 400;

/** How many lists are remembered; the one asked for longest ago is forgotten first. */
const mostLists = 200;

/**
 * Where the thousands of a list begin, so that its last page is as quick as its first: a far page is read from the
 * nearest anchor on. Anchors are found by one scan of the list's index when a far page is first asked for, and live for
 * seconds: what is posted meanwhile moves the rows of a far page by as much.
 */
export class DiscussionAnchors {
  readonly #lists = new Map<string, AnchorList>();

  /** The anchor for an offset, and what is left of the offset from there. */
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
