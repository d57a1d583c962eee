import type { MergePreview } from '#api/member/merge/member-merge.contract.ts';
import { aMember } from '#tests/support/builders/member-builders.ts';

const contents = {
  discussions: 4,
  comments: 31,
  reactions: 12,
  bookmarks: 3,
  follows: 2,
  conversations: 1,
  drafts: 0,
  uploads: 5,
  notes: 1,
  decisions: 1,
};

/** Returns the comparison of two members: the first is banned and has a role that the second lacks. */
export const aMergePreview = (): MergePreview => ({
  source: {
    user: aMember({ userID: 8, name: 'Uma', email: 'uma@example.org' }),
    contents,
    banned: true,
    muted: false,
  },
  target: {
    user: aMember({ userID: 9, name: 'UmaNew', email: 'uma.new@example.org' }),
    contents: { ...contents, comments: 2, decisions: 0, notes: 0 },
    banned: false,
    muted: false,
  },
  lostReactions: 2,
  roles: [{ roleID: 32, name: 'Moderator', assignable: true }],
});
