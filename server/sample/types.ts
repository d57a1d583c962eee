/** The parameters of a portrait. */
export interface PortraitLook {
  background: string;
  motif: 'sun' | 'waves' | 'leaves' | 'dots' | 'hills' | 'stripes';
  motifColour: string;
  skin: string;
  hair: 'crop' | 'bob' | 'long' | 'bun' | 'curls' | 'tufts' | 'scarf' | 'sweep' | 'braids' | 'knot' | 'fringe' | 'cap';
  hairColour: string;
  clothes: 'round' | 'collar' | 'overalls' | 'shawl' | 'stripes' | 'hood';
  clothesColour: string;
  accent: string;
  extras?: readonly ('glasses' | 'beard' | 'moustache' | 'earrings' | 'freckles' | 'flower')[];
}

/** The key by which sample posts refer to a member. */
export type MemberKey =
  | 'ingrid'
  | 'tomasz'
  | 'abena'
  | 'layla'
  | 'nilufar'
  | 'ken'
  | 'mairead'
  | 'diego'
  | 'priya'
  | 'pieter'
  | 'sefa'
  | 'june';

/** A member of the sample community. `joined` and `seen` are in minutes before now. */
export interface SampleMember {
  key: MemberKey;
  name: string;
  title: string;
  about: string;
  location: string;
  role: 'member' | 'moderator';
  joined: number;
  seen: number;
  portrait: PortraitLook;
}

/** The URL code of a sample category. */
export type CategoryCode =
  | 'announcements'
  | 'workshop'
  | 'woodwork'
  | 'electronics-and-code'
  | 'boat-shed'
  | 'garden-and-kitchen'
  | 'baking-and-preserving'
  | 'meeting-place';

/** A category of the sample community. `parent` is undefined on the top level. */
export interface SampleCategory {
  urlcode: CategoryCode;
  name: string;
  description: string;
  parent?: CategoryCode;
  displayAs: 'discussions' | 'heading' | 'categories' | 'flat';
  archived?: boolean;
  /** The members who may start discussions here: all members, or only moderators. */
  startedBy: 'members' | 'moderators';
}

/** The URL code of a reaction (`reactionType`). */
export type ReactionCode = 'Like' | 'Agree' | 'Insightful' | 'Awesome' | 'Support' | 'Lol' | 'Disagree' | 'Up' | 'Down';

/** The reactions to a post, by kind. */
export type SampleReactions = Partial<Record<ReactionCode, readonly MemberKey[]>>;

/** A comment. `later` is the time since the start of its discussion, in minutes; `replies` are its child comments. */
export interface SampleComment {
  author: MemberKey;
  later: number;
  /** The text in Markdown. */
  body: string;
  reactions?: SampleReactions;
  /** Whether the author of the question accepted this comment as the answer. */
  accepted?: boolean;
  replies?: readonly SampleComment[];
}

/** A discussion. `ago` is its age in minutes; images are written as `sample:<illustration>.png`. */
export interface SampleDiscussion {
  name: string;
  category: CategoryCode;
  author: MemberKey;
  ago: number;
  /** The text in Markdown. */
  body: string;
  views: number;
  tags?: readonly string[];
  /** `recent` pins the discussion in all lists; `category` pins it in the list of its own category. */
  pinned?: 'recent' | 'category';
  closed?: boolean;
  sink?: boolean;
  type?: 'discussion' | 'question' | 'idea';
  /** Marks a recipe and contains the values of its post fields. */
  recipe?: { readonly makes: string; readonly minutes: number; readonly heat: string };
  reactions?: SampleReactions;
  bookmarkedBy?: readonly MemberKey[];
  comments: readonly SampleComment[];
}
