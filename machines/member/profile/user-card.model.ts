import { ApiFailure } from '#api/failure.ts';
import type { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { defineModel } from '#machines/model/model.ts';
import { userCardMachine } from './user-card.machine.ts';

const ingrid: UserFragment = {
  userID: 7,
  name: 'Ingrid Solheim',
  url: '/profile/7/Ingrid%20Solheim',
  photoUrl: null,
  dateLastActive: '2026-11-18T09:30:00+00:00',
  title: 'Keeper of the kiln',
  label: null,
  labelHtml: null,
  banned: 0,
  private: false,
};

const input = { fragment: ingrid, maySeeClosed: false, areBannedClosed: true };
const gone = new ApiFailure('user.not-found', { status: 404, message: 'User Not Found' });

/**
 * The test model of the user card machine: the card of a member, of a member with a private profile, and of a banned
 * member.
 */
export const userCardModel = defineModel(userCardMachine, {
  starts: {
    open: input,
    private: { ...input, fragment: { ...ingrid, private: true } },
    banned: { ...input, fragment: { ...ingrid, banned: 1 } },
  },
  answers: {
    loadUser: {
      done: [
        { ...ingrid, dateInserted: '2024-03-02T08:00:00+00:00', countDiscussions: 7, countComments: 1_240 },
        { ...ingrid, private: true },
      ],
      error: [gone, ApiFailure.unreachable()],
    },
  },
  essence: ({ context: { fragment, user } }) => [fragment.private, fragment.banned, user !== undefined],
  observe: ({ context: { user, fragment, reason } }) => ({ user: user?.name ?? null, fragment: fragment.name, reason }),
  invariants: {
    'a closed profile is never requested': ({ value, context: { fragment } }) =>
      value !== 'loading' || (!fragment.private && fragment.banned === 0),
  },
});
