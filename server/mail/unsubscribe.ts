import { ApiError } from '#api/errors.ts';
import type { UnsubscribeChoice, UnsubscribeState } from '#api/mail/unsubscribe.contract.ts';
import type { EventChoices } from '#api/notification/preferences.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { UnsubscribeReason } from './mail-template.ts';
import {
  deletePreviousStates,
  findPreviousStates,
  type ReasonState,
  readReasons,
  storePreviousStates,
  type UsualChoices,
  writeReasons,
} from './unsubscribe.queries.ts';
import { readUnsubscribeToken, type UnsubscribeGrant } from './unsubscribe-token.ts';

/** Returns the API name of a preference. */
export const preferenceOf = (reason: UnsubscribeReason): string => {
  if (reason.kind === 'digest') return 'Email.Digest';
  return reason.kind === 'event' ? `Email.${reason.type}` : `preferences.email.${reason.what}`;
};

const offOf = (reason: UnsubscribeReason): ReasonState => (reason.kind === 'digest' ? 'none' : false);
const isOn = (state: ReasonState): boolean => state !== false && state !== 'none';
const flag = (state: ReasonState): '0' | '1' => (isOn(state) ? '1' : '0');

async function grantOf(forum: Forum, token: string): Promise<UnsubscribeGrant> {
  const grant = await readUnsubscribeToken(forum, token);
  if (!grant) throw new ApiError('unsubscribe.token-invalid');
  return grant;
}

async function usualChoices(forum: Forum): Promise<UsualChoices> {
  const settings = await forum.settings.get();
  return { events: settings['notifications.defaults'] as EventChoices, digest: settings['digest.default'] };
}

async function nameOf(forum: Forum, categoryID: number): Promise<string> {
  const tree = await forum.categories.get();
  return tree.all.find((node) => node.categoryID === categoryID)?.name ?? '';
}

/**
 * Returns the preferences of an unsubscribe link, their states, and whether the link has been used.
 *
 * @throws {ApiError} unsubscribe.token-invalid.
 */
export async function readUnsubscribe(forum: Forum, token: string): Promise<UnsubscribeState> {
  const { userID, reasons } = await grantOf(forum, token);
  const states = await readReasons(forum.db, userID, reasons, await usualChoices(forum));
  const all = reasons.map((reason, index) => ({ reason, enabled: flag(states[index] ?? false) }));
  const category = all.find(({ reason }) => reason.kind === 'category');
  return {
    preferences: all
      .filter(({ reason }) => reason.kind !== 'category')
      .map(({ reason, enabled }) => ({ preference: preferenceOf(reason), enabled })),
    ...(category?.reason.kind === 'category' && {
      followCategory: {
        categoryID: category.reason.categoryID,
        preference: preferenceOf(category.reason),
        name: await nameOf(forum, category.reason.categoryID),
        enabled: category.enabled,
      },
    }),
    isUsed: (await findPreviousStates(forum.db, token)) !== undefined,
  };
}

/**
 * Turns off the preferences of an unsubscribe link. A second use changes nothing.
 *
 * @throws {ApiError} unsubscribe.token-invalid.
 */
export async function useUnsubscribe(forum: Forum, token: string): Promise<void> {
  const { userID, reasons } = await grantOf(forum, token);
  const usual = await usualChoices(forum);
  await inTransaction(forum.db, async (trx) => {
    const before = await readReasons(trx, userID, reasons, usual);
    if (!(await storePreviousStates(trx, token, { userID, before, now: forum.now() }))) return;
    const changes = reasons.map((reason) => ({ reason, state: offOf(reason) }));
    await writeReasons(trx, userID, changes, forum.now());
  });
}

/** Restores the states before the link was used. @throws {ApiError} unsubscribe.token-invalid. */
export async function revertUnsubscribe(forum: Forum, token: string): Promise<void> {
  const { userID, reasons } = await grantOf(forum, token);
  await inTransaction(forum.db, async (trx) => {
    const before = await findPreviousStates(trx, token);
    if (!before) return;
    const changes = reasons.map((reason, index) => ({ reason, state: before[index] ?? false }));
    await writeReasons(trx, userID, changes, forum.now());
    await deletePreviousStates(trx, token);
  });
}

/**
 * Turns the preferences of an unsubscribe link on or off individually. Other preferences remain unchanged.
 *
 * @throws {ApiError} unsubscribe.token-invalid.
 */
export async function chooseUnsubscribe(forum: Forum, token: string, chosen: UnsubscribeChoice): Promise<void> {
  const { userID, reasons } = await grantOf(forum, token);
  const usual = await usualChoices(forum);
  const asked = new Map(
    [...(chosen.preferences ?? []), ...(chosen.followCategory ? [chosen.followCategory] : [])].map(
      ({ preference, enabled }) => [preference, enabled === '1'],
    ),
  );
  await inTransaction(forum.db, async (trx) => {
    const now = await readReasons(trx, userID, reasons, usual);
    await storePreviousStates(trx, token, { userID, before: now, now: forum.now() });
    const before = (await findPreviousStates(trx, token)) ?? now;
    const changes = reasons.flatMap((reason, index) => {
      const wanted = asked.get(preferenceOf(reason));
      if (wanted === undefined || wanted === isOn(now[index] ?? false)) return [];
      return [{ reason, state: wanted ? onOf(reason, before[index]) : offOf(reason) }];
    });
    await writeReasons(trx, userID, changes, forum.now());
  });
}

const onOf = (reason: UnsubscribeReason, before: ReasonState | undefined): ReasonState => {
  if (reason.kind !== 'digest') return true;
  return before === 'daily' ? 'daily' : 'weekly';
};
