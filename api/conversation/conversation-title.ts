/** The properties of a conversation from which its title is derived. */
interface Titled {
  readonly name: string;
  readonly participants?:
    | readonly { readonly userID: number; readonly user?: { readonly name: string } | undefined }[]
    | undefined;
}

/**
 * Returns the names of the participants without the viewer's own. Returns the viewer's name when there are no other
 * participants.
 */
export function participantNames({ participants = [] }: Titled, viewerID: number): string[] {
  const others = participants.filter(({ userID }) => userID !== viewerID);
  return (others.length > 0 ? others : participants).flatMap(({ user }) => (user ? [user.name] : []));
}

/** Returns the title of a conversation: participants · subject (docs/behavior/conversation.md#inbox). */
export const conversationTitle = (conversation: Titled, viewerID: number): string =>
  [participantNames(conversation, viewerID).join(', '), conversation.name].filter(Boolean).join(' · ');
