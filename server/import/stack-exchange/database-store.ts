import type { Kysely } from 'kysely';
import { foldedIdentity } from '#api/folded-identity.ts';
import { fillIdentityKeys, runnerOf } from '#server/member/identity/identity-keys.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { refreshRecentPosts } from '#server/search/recent-post.queries.ts';
import type {
  AcceptedRecord,
  BadgeRecord,
  ImportStore,
  MemberRecord,
  Outcome,
  QuestionRecord,
  ReplyRecord,
  TagRecord,
  VoteRecord,
} from './dump-record.ts';
import { attachAuthors } from './import-author.queries.ts';
import {
  analyzeTables,
  countCategory,
  countMembers,
  countReplies,
  countTags,
  findUnplaced,
  noteParticipants,
  placeReplies,
} from './import-finish.queries.ts';
import { findTakenNames, insertBadges, insertMembers } from './import-member.queries.ts';
import { insertAccepted, insertQuestions, insertReplies, insertTags, insertVotes } from './import-post.queries.ts';

/** The number of discussions whose comments are positioned in one transaction. */
const placedAtOnce = 500;

/**
 * Stores an import in the forum's database. Each batch is one statement that also records the origin of each row in
 * `import_record`.
 */
export class DatabaseStore implements ImportStore {
  readonly #db: Kysely<Tables>;
  readonly #source: string;
  readonly #categoryID: number;
  #batches = 0;

  constructor(db: Kysely<Tables>, { source, categoryID }: { source: string; categoryID: number }) {
    this.#db = db;
    this.#source = source;
    this.#categoryID = categoryID;
  }

  storeMembers(records: readonly MemberRecord[]): Promise<Outcome[]> {
    return this.#store(records, async (some) => insertMembers(this.#db, this.#source, await this.#withFreeNames(some)));
  }

  storeTags(records: readonly TagRecord[]): Promise<Outcome[]> {
    return this.#store(records, (some) => insertTags(this.#db, this.#source, some));
  }

  async storeQuestions(records: readonly QuestionRecord[]): Promise<Outcome[]> {
    const tags = [...new Set(records.flatMap((record) => record.tags))].map((name) => ({ foreign_id: name, name }));
    if (tags.length > 0) await insertTags(this.#db, this.#source, tags);
    const place = { source: this.#source, categoryID: this.#categoryID };
    return this.#store(records, (some) => insertQuestions(this.#db, place, some));
  }

  storeAnswers(records: readonly ReplyRecord[]): Promise<Outcome[]> {
    return this.#store(records, (some) => insertReplies(this.#db, { source: this.#source, kind: 'post' }, some));
  }

  storeComments(records: readonly ReplyRecord[]): Promise<Outcome[]> {
    return this.#store(records, (some) => insertReplies(this.#db, { source: this.#source, kind: 'comment' }, some));
  }

  storeBadges(records: readonly BadgeRecord[]): Promise<Outcome[]> {
    return this.#store(records, (some) => insertBadges(this.#db, this.#source, some));
  }

  storeVotes(records: readonly VoteRecord[]): Promise<Outcome[]> {
    return this.#store(records, (some) => insertVotes(this.#db, this.#source, some));
  }

  acceptAnswers(records: readonly AcceptedRecord[]): Promise<Outcome[]> {
    return this.#store(records, (some) => insertAccepted(this.#db, this.#source, some));
  }

  async finish(onProgress: (done: number) => void | Promise<void>): Promise<number> {
    await fillIdentityKeys(runnerOf(this.#db));
    const attached = await attachAuthors(this.#db, this.#source);
    await refreshRecentPosts(this.#db);
    await analyzeTables(this.#db);
    const unplaced = await findUnplaced(this.#db);
    for (let start = 0; start < unplaced.length; start += placedAtOnce) {
      const some = unplaced.slice(start, start + placedAtOnce);
      await inTransaction(this.#db, async (trx) => {
        await placeReplies(trx, some);
        await countReplies(trx, some);
        await noteParticipants(trx, some);
      });
      await onProgress(start / unplaced.length);
    }
    await countMembers(this.#db, this.#source);
    await countTags(this.#db);
    await countCategory(this.#db, this.#categoryID);
    return attached;
  }

  /**
   * Stores a batch. Runs `analyze` after the first, second, fourth, eighth batch and so on, because query plans made
   * for empty tables scan whole tables for every row.
   */
  async #store<T extends { readonly foreign_id: string }>(
    records: readonly T[],
    store: (records: readonly T[]) => Promise<Outcome[]>,
  ): Promise<Outcome[]> {
    const outcomes = await storeEach(records, store);
    if (records.length > 0) this.#batches += 1;
    if (records.length > 0 && Number.isInteger(Math.log2(this.#batches))) await analyzeTables(this.#db);
    return outcomes;
  }

  /** Appends the member's ID in the dump to a name that is already taken: `Ada (412)`. */
  async #withFreeNames(records: readonly MemberRecord[]): Promise<MemberRecord[]> {
    const numbered = (name: string, id: string) => `${name} (${id})`;
    const wanted = records.flatMap(({ name, foreign_id }) => [name, numbered(name, foreign_id)]);
    const taken = await findTakenNames(this.#db, wanted);
    const used = new Set([...taken].map(foldedIdentity));
    return records.map((record) => {
      const choices = [record.name, numbered(record.name, record.foreign_id)];
      let name = choices.find((one) => !used.has(foldedIdentity(one)));
      for (let count = 2; name === undefined; count += 1) {
        const next = numbered(record.name, `${record.foreign_id}-${count}`);
        if (!used.has(foldedIdentity(next))) name = next;
      }
      used.add(foldedIdentity(name));
      return { ...record, name };
    });
  }
}

/** Returns true when the database rejected the data or its size. Other errors are failures of the database. */
const isRefusal = (error: unknown): boolean => /^(2[23]|54)/.test((error as { code?: string }).code ?? '');

/**
 * Stores records in one batch. When the database rejects the batch, splits it in halves until the rejected record is
 * isolated.
 */
async function storeEach<T extends { readonly foreign_id: string }>(
  records: readonly T[],
  store: (records: readonly T[]) => Promise<Outcome[]>,
): Promise<Outcome[]> {
  try {
    return records.length === 0 ? [] : await store(records);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const [only] = records;
    if (records.length === 1 && only)
      return [{ foreignID: only.foreign_id, outcome: 'refused', message: (error as Error).message }];
    const half = Math.ceil(records.length / 2);
    return [...(await storeEach(records.slice(0, half), store)), ...(await storeEach(records.slice(half), store))];
  }
}
