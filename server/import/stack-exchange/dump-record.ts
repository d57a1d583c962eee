/** A member in the form in which the import stores it. The field names match the SQL statements. */
export interface MemberRecord {
  readonly foreign_id: string;
  readonly name: string;
  readonly about: string | null;
  readonly about_html: string | null;
  readonly location: string | null;
  readonly website: string | null;
  readonly photo_url: string | null;
  readonly points: number;
  readonly date_inserted: string;
  readonly date_last_active: string | null;
}

/** The common fields of questions, answers and comments. `user_ref` and `editor_ref` are user IDs of the dump. */
export interface PostRecord {
  readonly foreign_id: string;
  readonly user_ref: string | null;
  readonly editor_ref: string | null;
  readonly body: string;
  readonly format: 'html' | 'markdown';
  readonly body_html: string;
  readonly words: string;
  readonly score: number;
  readonly date_inserted: string;
  readonly date_updated: string | null;
}

/** A question, which the import stores as a discussion. */
export interface QuestionRecord extends PostRecord {
  readonly name: string;
  readonly name_words: string;
  readonly excerpt: string;
  readonly image_url: string | null;
  readonly views: number;
  readonly closed: boolean;
  readonly tags: readonly string[];
}

/** An answer or comment, which the import stores as a comment. `post_ref` is the ID of the post that it replies to. */
export interface ReplyRecord extends PostRecord {
  readonly post_ref: string;
}

/** A badge awarded to a member. */
export interface BadgeRecord {
  readonly foreign_id: string;
  readonly user_ref: string;
  readonly name: string;
  readonly class: number;
  readonly tag_based: boolean;
  readonly date_inserted: string;
}

/** A tag, identified by its name. */
export interface TagRecord {
  readonly foreign_id: string;
  readonly name: string;
}

/** The vote counts of one post. */
export interface VoteRecord {
  readonly foreign_id: string;
  readonly up: number;
  readonly down: number;
}

/** The accepted answer of a question. */
export interface AcceptedRecord {
  readonly foreign_id: string;
  readonly answer_ref: string;
}

/**
 * The result for a record: stored now, stored by an earlier run, without its parent, or rejected by the database.
 * `isAuthorUnknown` is true when its author is not in the forum.
 */
export interface Outcome {
  readonly foreignID: string;
  readonly outcome: 'imported' | 'known' | 'orphan' | 'refused';
  readonly isAuthorUnknown?: boolean;
  readonly message?: string;
}

/** The destination of an import: the forum's database, or nothing in a dry run. */
export interface ImportStore {
  storeMembers(records: readonly MemberRecord[]): Promise<Outcome[]>;
  storeTags(records: readonly TagRecord[]): Promise<Outcome[]>;
  storeQuestions(records: readonly QuestionRecord[]): Promise<Outcome[]>;
  storeAnswers(records: readonly ReplyRecord[]): Promise<Outcome[]>;
  storeComments(records: readonly ReplyRecord[]): Promise<Outcome[]>;
  storeBadges(records: readonly BadgeRecord[]): Promise<Outcome[]>;
  storeVotes(records: readonly VoteRecord[]): Promise<Outcome[]>;
  acceptAnswers(records: readonly AcceptedRecord[]): Promise<Outcome[]>;
  /**
   * Attaches posts to authors that were imported after them, computes the positions of replies, and updates all counts.
   * Reports its progress between 0 and 1. Returns the number of existing posts that now have their author.
   */
  finish(onProgress: (done: number) => void | Promise<void>): Promise<number>;
}
