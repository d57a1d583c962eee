import { type Kysely, sql } from 'kysely';
import { foldedIdentity } from '#api/folded-identity.ts';
import type { Tables } from '#server/platform/database/tables.ts';
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
import { findMissingAuthors } from './import-author.queries.ts';

/** The kinds of imported records that a dry run looks up. */
type Kind = 'user' | 'post' | 'comment' | 'badge' | 'votes' | 'accepted';

/**
 * A store for dry runs. It stores nothing and predicts the outcome of each record from the preceding records and the
 * contents of the forum.
 */
export class DryStore implements ImportStore {
  readonly #db: Kysely<Tables>;
  readonly #source: string;
  readonly #users = new Set<string>();
  readonly #tags = new Set<string>();
  /** The question of each post that this run has read, by post ID. */
  readonly #questions = new Map<string, string>();

  constructor(db: Kysely<Tables>, source: string) {
    this.#db = db;
    this.#source = source;
  }

  async storeMembers(records: readonly MemberRecord[]): Promise<Outcome[]> {
    for (const { foreign_id } of records) this.#users.add(foreign_id);
    return this.#outcomes('user', records);
  }

  async storeTags(records: readonly TagRecord[]): Promise<Outcome[]> {
    const there = await this.#thereTags(records.map(({ name }) => foldedIdentity(name)));
    for (const key of there) this.#tags.add(key);
    return records.map(({ foreign_id, name }) => {
      const key = foldedIdentity(name);
      const outcome = this.#tags.has(key) ? 'known' : 'imported';
      this.#tags.add(key);
      return { foreignID: foreign_id, outcome };
    });
  }

  async storeQuestions(records: readonly QuestionRecord[]): Promise<Outcome[]> {
    const outcomes = await this.#withAuthors(records, await this.#outcomes('post', records));
    for (const { foreignID, outcome } of outcomes)
      if (outcome === 'imported') this.#questions.set(foreignID, foreignID);
    return outcomes;
  }

  async storeAnswers(records: readonly ReplyRecord[]): Promise<Outcome[]> {
    const { outcomes, questions } = await this.#replies('post', records);
    for (const [index, { foreignID, outcome }] of outcomes.entries()) {
      const question = questions.get(records[index]?.post_ref ?? '');
      if (outcome === 'imported' && question !== undefined) this.#questions.set(foreignID, question);
    }
    return outcomes;
  }

  async storeComments(records: readonly ReplyRecord[]): Promise<Outcome[]> {
    return (await this.#replies('comment', records)).outcomes;
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
    const ids = records.map(({ foreign_id }) => foreign_id);
    const noted = await this.#known('post', ids);
    return this.#outcomes('votes', records, ({ foreign_id: id }) => this.#questions.has(id) || noted.has(id));
  }

  async acceptAnswers(records: readonly AcceptedRecord[]): Promise<Outcome[]> {
    const questions = await this.#questionsOf(
      records.flatMap(({ foreign_id, answer_ref }) => [foreign_id, answer_ref]),
    );
    const isAnswer = ({ foreign_id, answer_ref }: AcceptedRecord) =>
      answer_ref !== foreign_id && questions.has(answer_ref) && questions.get(answer_ref) === questions.get(foreign_id);
    return this.#outcomes('accepted', records, isAnswer);
  }

  async finish(): Promise<number> {
    const missing = await findMissingAuthors(this.#db, this.#source);
    const users = await this.#there('user', missing, this.#users);
    return missing.filter((id) => users.has(id)).length;
  }

  async #replies(kind: 'post' | 'comment', records: readonly ReplyRecord[]) {
    const questions = await this.#questionsOf(records.map(({ post_ref }) => post_ref));
    const outcomes = await this.#outcomes(kind, records, ({ post_ref }) => questions.has(post_ref));
    return { questions, outcomes: await this.#withAuthors(records, outcomes) };
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

  /** Returns the given IDs that this run has read or an earlier run has stored. */
  async #there(kind: Kind, ids: readonly string[], read: ReadonlySet<string>): Promise<ReadonlySet<string>> {
    const others = ids.filter((id) => !read.has(id));
    const known = others.length > 0 ? await this.#known(kind, others) : [];
    return new Set([...ids.filter((id) => read.has(id)), ...known]);
  }

  /** Returns the question of each post that this run has read, or that an earlier run stored and that still exists. */
  async #questionsOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const read = ids.flatMap((id): [string, string][] => {
      const question = this.#questions.get(id);
      return question === undefined ? [] : [[id, question]];
    });
    const others = ids.filter((id) => !this.#questions.has(id));
    if (others.length === 0) return new Map(read);
    const { rows } = await sql<{ id: string; question: string }>`
      select p.foreign_id as id, coalesce(q.foreign_id, 'discussion ' || d.discussion_id) as question
      from import_record p
      left join comment a on p.record_type = 'comment' and a.comment_id = p.record_id
      join discussion d on d.discussion_id = case p.record_type when 'discussion' then p.record_id else a.discussion_id end
      left join import_record q on q.source = p.source and q.kind = 'post' and q.record_type = 'discussion'
        and q.record_id = d.discussion_id
      where p.source = ${this.#source} and p.kind = 'post' and p.foreign_id = any(${others})
    `.execute(this.#db);
    return new Map([...read, ...rows.map(({ id, question }) => [id, question] as const)]);
  }

  /** Returns the given folded names that match existing tags. */
  async #thereTags(keys: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await sql<{ key: string }>`
      select urlcode_key as key from tag where type = 'User' and urlcode_key = any(${keys as string[]})
    `.execute(this.#db);
    return new Set(rows.map(({ key }) => key));
  }

  async #known(kind: Kind, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await sql<{ id: string }>`
      select foreign_id as id from import_record
      where source = ${this.#source} and kind = ${kind} and foreign_id = any(${ids as string[]})
    `.execute(this.#db);
    return new Set(rows.map(({ id }) => id));
  }
}
