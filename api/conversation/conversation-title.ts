/** What of a conversation names it. */
interface Titled {
  readonly name: string;
  readonly participants?:
    | readonly { readonly userID: number; readonly user?: { readonly name: string } | undefined }[]
    | undefined;
}

/** The names of those who take part, without the viewer's own; the viewer's alone when nobody else does. */
export function participantNames({ participants = [] }: Titled, viewerID: number): string[] {
  const others = participants.filter(({ userID }) => userID !== viewerID);
  return (others.length > 0 ? others : participants).flatMap(({ user }) => (user ? [user.name] : []));
}

/** What a conversation is called: participants · subject (`spec/screens.md` E). */
export const conversationTitle = (conversation: Titled, viewerID: number): string =>
  [participantNames(conversation, viewerID).join(', '), conversation.name].filter(Boolean).join(' · ');
