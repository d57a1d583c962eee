import { type RenderedBody, renderBody } from '#server/post/body/render-body.ts';
import { sampleDiscussions } from './discussions/all.ts';
import { illustrationPath } from './sample-picture.ts';
import type { SampleComment, SampleDiscussion, SampleReactions } from './types.ts';

/** A sample post prepared for storage: its date, its text with picture URLs, and its HTML. */
interface PlannedPost {
  body: string;
  rendered: RenderedBody;
  date: Date;
  reactions: SampleReactions;
}

/**
 * A comment with its position. Positions count from 1 in chronological order; `parent` is the index of its parent in
 * the list.
 */
export interface PlannedComment extends PlannedPost {
  source: SampleComment;
  parent: number | undefined;
  depth: number;
  position: number;
  rootPosition: number | undefined;
}

/** A discussion with its comments, oldest first. */
export interface PlannedDiscussion extends PlannedPost {
  source: SampleDiscussion;
  comments: readonly PlannedComment[];
}

/** The context of a plan: the current time, and the function that returns the URL of a media path. */
export interface PlanSetting {
  now: Date;
  urlOf: (path: string) => string;
}

/**
 * Computes the date, text and position of each sample post. Discussions are sorted oldest first, so that their IDs
 * ascend with time.
 */
export function planSample(setting: PlanSetting): readonly PlannedDiscussion[] {
  const oldestFirst = sampleDiscussions.toSorted((one, other) => other.ago - one.ago);
  return oldestFirst.map((source) => ({
    ...planPost(source, source.ago, setting),
    source,
    comments: planComments(source, setting),
  }));
}

function planComments(discussion: SampleDiscussion, setting: PlanSetting): PlannedComment[] {
  const placed = place(discussion.comments).sort((one, other) => one.source.later - other.source.later);
  const indexOf = new Map(placed.map(({ source }, index) => [source, index]));
  let roots = 0;
  return placed.map(({ source, parent, depth }, index) => ({
    ...planPost(source, discussion.ago - source.later, setting),
    source,
    depth,
    parent: parent && indexOf.get(parent),
    position: index + 1,
    rootPosition: parent ? undefined : ++roots,
  }));
}

type Placed = { source: SampleComment; parent: SampleComment | undefined; depth: number };

function place(comments: readonly SampleComment[], parent?: SampleComment, depth = 1): Placed[] {
  return comments.flatMap((source) => [{ source, parent, depth }, ...place(source.replies ?? [], source, depth + 1)]);
}

type Written = { body: string; reactions?: SampleReactions };

function planPost(post: Written, ago: number, { now, urlOf }: PlanSetting): PlannedPost {
  const body = post.body.replace(/\(sample:([a-z-]+)\.png\)/g, (_, key) => `(${urlOf(illustrationPath(key))})`);
  const date = new Date(now.getTime() - ago * 60_000);
  return { body, rendered: renderBody(body, 'markdown'), date, reactions: post.reactions ?? {} };
}
