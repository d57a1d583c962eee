/** The access that a topic demands: to a discussion, or to a record that administrators edit, such as a layout. */
export type LiveTopic =
  | { readonly kind: 'discussion'; readonly discussionID: number }
  | { readonly kind: 'administration' };

/** Reads a topic, such as `discussion:12`, `layout:3` or `theme:2`. */
export function readTopic(topic: string): LiveTopic {
  const [kind, id] = topic.split(':');
  return kind === 'discussion' ? { kind, discussionID: Number(id) } : { kind: 'administration' };
}

/** Returns the IDs of the discussions that topics name. */
export const discussionsOf = (topics: readonly string[]): number[] => [
  ...new Set(topics.map(readTopic).flatMap((topic) => (topic.kind === 'discussion' ? [topic.discussionID] : []))),
];
