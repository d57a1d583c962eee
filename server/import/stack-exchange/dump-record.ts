/** A member as the import stores it. Names of fields are those of the statements. */
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

/** What questions, answers and comments have in common. `user_ref` and `editor_ref` are the dump's numbers of people. */
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

/** A question as the import stores it: a discussion. */
export interface QuestionRecord extends PostRecord {
  readonly name: string;
  readonly name_words: string;
  readonly excerpt: string;
  readonly image_url: string | null;
  readonly views: number;
  readonly closed: boolean;
  readonly tags: readonly string[];
}

/** An answer or comment as the import stores it: a comment. `post_ref` is what it answers. */
export interface ReplyRecord extends PostRecord {
  readonly post_ref: string;
}

/** A badge that a member was given. */
export interface BadgeRecord {
  readonly foreign_id: string;
  readonly user_ref: string;
  readonly name: string;
  readonly class: number;
  readonly tag_based: boolean;
  readonly date_inserted: string;
}

/** A tag by its own name. */
export interface TagRecord {
  readonly foreign_id: string;
  readonly name: string;
}

/** The votes of one post, counted. */
export interface VoteRecord {
  readonly foreign_id: string;
  readonly up: number;
  readonly down: number;
}

/** Which answer a question's author accepted. */
export interface AcceptedRecord {
  readonly foreign_id: string;
  readonly answer_ref: string;
}

/**
 * What became of a record: stored now, there already from an earlier run, without what it belongs to, or refused by the
 * database. `isAuthorUnknown` when it names somebody who is not in the forum.
 */
export interface Outcome {
  readonly foreignID: string;
  readonly outcome: 'imported' | 'known' | 'orphan' | 'refused';
  readonly isAuthorUnknown?: boolean;
  readonly message?: string;
}

/** Where an import puts its records: the forum's database, or nowhere in a dry run. */
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
   * Attaches people who came later to their posts, puts replies in their places and counts everything; told of its progress
   * between 0 and 1. Returns how many posts that were there before have their author now.
   */
  finish(onProgress: (done: number) => void): Promise<number>;
}
