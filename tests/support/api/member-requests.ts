import { roleIDs } from '#server/member/role/role-catalog.ts';
import { anEmail } from './request-bodies.ts';
import type { RequestOverrides } from './request-overrides.ts';
import type { Cast } from './role-cast.ts';
import { records } from './role-records.ts';

const text = { body: 'Text', format: 'text' } as const;

async function ignoring({ owner, forum }: Cast): Promise<string> {
  return `/users/${owner.userID}/ignored/${(await forum.aMember()).userID}`;
}

async function askedToDelete({ asker }: Cast): Promise<string> {
  const payload = { name: asker.name };
  if (asker.userID > 0) await asker.request({ method: 'DELETE', url: '/api/v2/users/me', payload });
  return '/users/me/deletion';
}

async function unconfirmed({ asker, forum: { forum } }: Cast): Promise<string> {
  await forum.db.updateTable('member').set({ email_confirmed: false }).where('user_id', '=', asker.userID).execute();
  return '/users/confirm-email-request';
}

async function invitedYesterday(cast: Cast): Promise<string> {
  const id = await records.invitation(cast);
  const { db, now } = cast.forum.forum;
  const date_sent = new Date(now().getTime() - 2 * 86_400_000);
  await db.updateTable('invitation').set({ date_sent }).where('invitation_id', '=', id).execute();
  return `/invites/${id}/send`;
}

const talkTo = ({ userID }: Cast['owner']) => ({ participantUserIDs: [userID] });
const aSubscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/one',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

/** The bodies, queries and paths of requests about members, their accounts and conversations. */
export const memberSpecials: RequestOverrides = {
  'POST /site-tokens': {
    body: async (cast) => ({ name: 'Weather', userID: await records.serviceAccount(cast) }),
  },
  'POST /service-accounts': { body: ({ fresh }) => ({ name: `Bot${fresh()}`, roleIDs: [roleIDs.member] }) },
  'GET /users/available': { query: ({ fresh }) => ({ name: `New${fresh()}` }) },
  'POST /users/register': {
    body: (cast) => ({ name: `New${cast.fresh()}`, email: anEmail(cast), password: 'a quiet harbour at six' }),
  },
  'POST /users': {
    body: (cast) => ({ name: `Made${cast.fresh()}`, email: anEmail(cast), password: 'a quiet harbour at six' }),
  },
  'POST /applicants': {
    body: (cast) => ({
      name: `Hopes${cast.fresh()}`,
      email: anEmail(cast),
      password: 'a quiet harbour at six',
      discoveryText: 'I like it here.',
    }),
  },
  'POST /invites': { body: (cast) => ({ email: anEmail(cast) }) },
  'DELETE /users/me': { body: ({ asker }) => ({ name: asker.name }) },
  'DELETE /users/me/deletion': { path: askedToDelete },
  'DELETE /users/{id}': { body: () => ({ deleteMethod: 'keep' }) },
  'GET /users/by-names': { query: ({ owner }) => ({ name: owner.name }) },
  'GET /users/{id}/reacted': { query: () => ({ reactionUrlcode: 'like' }) },
  'PUT /users/{id}/ban': { body: () => ({ banned: true }) },
  'POST /users/{id}/photo': { file: 'photo' },
  'POST /users/confirm-email-request': { path: unconfirmed },
  'POST /invites/{id}/send': { path: invitedYesterday },
  'PUT /users/{id}/ignored/{ignoredUserID}': { path: ignoring },
  'DELETE /users/{id}/ignored/{ignoredUserID}': { path: ignoring },
  'PATCH /applicants/{id}': { body: () => ({ status: 'approved' }) },
  'POST /push-subscriptions': { body: () => aSubscription },
  'DELETE /push-subscriptions': { body: () => ({ endpoint: aSubscription.endpoint }) },
  'POST /conversations': { body: ({ administrator, owner, asker }) => talkTo(asker === owner ? administrator : owner) },
  'POST /conversations/{id}/participants': {
    body: async ({ forum }) => ({ participantUserIDs: [(await forum.aMember()).userID] }),
  },
  'POST /messages': { body: async (cast) => ({ conversationID: await records.conversation(cast), ...text }) },
};
