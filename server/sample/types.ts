/** Where a member's picture gets its colours and shapes from. */
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

/** The short name by which sample posts speak of a member. */
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

/** A member of the sample community; `joined` and `seen` are minutes before now. */
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

/** The address word of a sample category. */
export type CategoryCode =
  | 'announcements'
  | 'workshop'
  | 'woodwork'
  | 'electronics-and-code'
  | 'boat-shed'
  | 'garden-and-kitchen'
  | 'baking-and-preserving'
  | 'meeting-place';

/** A category of the sample community; `parent` is undefined on the first level. */
export interface SampleCategory {
  urlcode: CategoryCode;
  name: string;
  description: string;
  parent?: CategoryCode;
  displayAs: 'discussions' | 'heading' | 'categories' | 'flat';
  archived?: boolean;
  /** Who may start discussions here: every member, or moderators only. */
  startedBy: 'members' | 'moderators';
}

/** A reaction as it is called in addresses (`reactionType`). */
export type ReactionCode = 'Like' | 'Agree' | 'Insightful' | 'Awesome' | 'Support' | 'Lol' | 'Disagree' | 'Up' | 'Down';

/** Who reacted how to one post. */
export type SampleReactions = Partial<Record<ReactionCode, readonly MemberKey[]>>;

/** A comment; `later` is minutes after its discussion began, `replies` stand under it. */
export interface SampleComment {
  author: MemberKey;
  later: number;
  /** Markdown. */
  body: string;
  reactions?: SampleReactions;
  /** The asker took this comment as the answer. */
  accepted?: boolean;
  replies?: readonly SampleComment[];
}

/** A discussion; `ago` is minutes before now, images are written `sample:<illustration>.png`. */
export interface SampleDiscussion {
  name: string;
  category: CategoryCode;
  author: MemberKey;
  ago: number;
  /** Markdown. */
  body: string;
  views: number;
  tags?: readonly string[];
  /** `recent`: before all lists; `category`: before the list of its own category. */
  pinned?: 'recent' | 'category';
  closed?: boolean;
  sink?: boolean;
  type?: 'discussion' | 'question' | 'idea';
  /** A recipe, and what it answers to the fields of recipes. */
  recipe?: { readonly makes: string; readonly minutes: number; readonly heat: string };
  reactions?: SampleReactions;
  bookmarkedBy?: readonly MemberKey[];
  comments: readonly SampleComment[];
}
