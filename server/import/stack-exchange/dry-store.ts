import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/tables.ts';
import type {
  AcceptedRecord,
  BadgeRecord,
  ImportStore,
  MemberRecord,
  Outcome,
  PostRecord,
  QuestionRecord,
  ReplyRecord,
  TagRecord,
  VoteRecord,
} from './dump-record.ts';

/** What may be the parent of something else. */
type Kind = 'user' | 'post' | 'comment' | 'badge' | 'tag' | 'votes' | 'accepted';

/** Stores nothing: says what would become of each record, from the records before it and what the forum has already. */
export class DryStore implements ImportStore {
  readonly #db: Kysely<Tables>;
  readonly #source: string;
  readonly #users = new Set<string>();
  readonly #posts = new Set<string>();

  constructor(db: Kysely<Tables>, source: string) {
    this.#db = db;
    this.#source = source;
  }

  async storeMembers(records: readonly MemberRecord[]): Promise<Outcome[]> {
    for (const { foreign_id } of records) this.#users.add(foreign_id);
    return this.#outcomes('user', records);
  }

  storeTags(records: readonly TagRecord[]): Promise<Outcome[]> {
    return this.#outcomes('tag', records);
  }

  async storeQuestions(records: readonly QuestionRecord[]): Promise<Outcome[]> {
    for (const { foreign_id } of records) this.#posts.add(foreign_id);
    return this.#withAuthors(records, await this.#outcomes('post', records));
  }

  async storeAnswers(records: readonly ReplyRecord[]): Promise<Outcome[]> {
    const outcomes = await this.#replies('post', records);
    for (const { foreignID, outcome } of outcomes) if (outcome !== 'orphan') this.#posts.add(foreignID);
    return outcomes;
  }

  storeComments(records: readonly ReplyRecord[]): Promise<Outcome[]> {
    return this.#replies('comment', records);
  }

  async storeBadges(records: readonly BadgeRecord[]): Promise<Outcome[]> {
    const users = await this.#there(
      'user',
      records.map(({ user_ref }) => user_ref),
      this.#users,
    );
    return this.#outcomes('badge', records, ({ user_ref }) => users.has(user_ref));
  }

  async storeVotes(records: readonly VoteRecord[]): Promise<Outcome[]> {
    const posts = await this.#there(
      'post',
      records.map(({ foreign_id }) => foreign_id),
      this.#posts,
    );
    return this.#outcomes('votes', records, ({ foreign_id }) => posts.has(foreign_id));
  }

  async acceptAnswers(records: readonly AcceptedRecord[]): Promise<Outcome[]> {
    const posts = await this.#there(
      'post',
      records.map(({ answer_ref }) => answer_ref),
      this.#posts,
    );
    return this.#outcomes('accepted', records, ({ answer_ref }) => posts.has(answer_ref));
  }

  async finish(): Promise<void> {}

  async #replies(kind: 'post' | 'comment', records: readonly ReplyRecord[]): Promise<Outcome[]> {
    const posts = await this.#there(
      'post',
      records.map(({ post_ref }) => post_ref),
      this.#posts,
    );
    return this.#withAuthors(records, await this.#outcomes(kind, records, ({ post_ref }) => posts.has(post_ref)));
  }

  async #outcomes<T extends { readonly foreign_id: string }>(
    kind: Kind,
    records: readonly T[],
    hasParent: (record: T) => boolean = () => true,
  ): Promise<Outcome[]> {
    const known = await this.#known(
      kind,
      records.map(({ foreign_id }) => foreign_id),
    );
    return records.map((record) => ({
      foreignID: record.foreign_id,
      outcome: known.has(record.foreign_id) ? 'known' : hasParent(record) ? 'imported' : 'orphan',
    }));
  }

  async #withAuthors(records: readonly PostRecord[], outcomes: Outcome[]): Promise<Outcome[]> {
    const named = records.flatMap(({ user_ref }) => user_ref ?? []);
    const users = await this.#there('user', named, this.#users);
    return outcomes.map((outcome, index) => {
      const author = records[index]?.user_ref;
      return { ...outcome, isAuthorUnknown: Boolean(author && !users.has(author)) };
    });
  }

  /** Those of the numbers that this run has read or an earlier one stored. */
  async #there(kind: Kind, ids: readonly string[], read: ReadonlySet<string>): Promise<ReadonlySet<string>> {
    const others = ids.filter((id) => !read.has(id));
    const known = others.length > 0 ? await this.#known(kind, others) : [];
    return new Set([...ids.filter((id) => read.has(id)), ...known]);
  }

  async #known(kind: Kind, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await sql<{ id: string }>`
      select foreign_id as id from import_record
      where source = ${this.#source} and kind = ${kind} and foreign_id = any(${ids as string[]})
    `.execute(this.#db);
    return new Set(rows.map(({ id }) => id));
  }
}
