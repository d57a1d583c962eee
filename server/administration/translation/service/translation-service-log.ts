import type { Transaction } from 'kysely';
import type { FormValues } from '#api/form/form-schema.ts';
import { translationServiceSecret } from '#server/account/credential/sealed-secrets.ts';
import { defineUndo, type LogState, logAction } from '#server/moderation/log/moderation-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import {
  listTranslationServices,
  removeTranslationService,
  type StoredTranslationService,
  storeServiceKey,
  storeTranslationService,
} from './translation-service.queries.ts';
import { keyPlaceOf } from './translation-service.ts';

type Trx = Transaction<Tables>;

/** A service as the log keeps it. */
type StoredState = Pick<StoredTranslationService, 'settings' | 'isDefault'>;

/** A change of a service. Without `key` the stored one is kept; null removes it. */
export interface ServiceChange {
  readonly type: string;
  readonly settings: FormValues;
  readonly isDefault: boolean;
  readonly key: string | null | undefined;
}

/** Returns the services by type, without their keys, as the log keeps them. */
async function readState(trx: Trx): Promise<LogState> {
  const services = await listTranslationServices(trx);
  return Object.fromEntries(services.map(({ type, settings, isDefault }) => [type, { settings, isDefault }]));
}

const only = (state: LogState, types: readonly string[]): LogState =>
  Object.fromEntries(types.map((type) => [type, state[type] ?? null]));

/** Stores a service and logs the change, without the key. */
export async function changeServiceLogged(forum: Forum, viewer: Viewer, change: ServiceChange): Promise<void> {
  const { type, settings, key } = change;
  await inTransaction(forum.database, async (trx) => {
    const before = await readState(trx);
    await storeTranslationService(trx, change);
    const after = await readState(trx);
    const entry = { recordType: 'translation-service', recordID: 0, actorID: viewer.userID, isPublic: false } as const;
    const changed = Object.keys(after).filter((one) => JSON.stringify(before[one]) !== JSON.stringify(after[one]));
    if (changed.length > 0)
      await logAction(trx, {
        ...entry,
        action: 'translation-service.change',
        before: only(before, changed),
        after: only(after, changed),
      });
    if (key === undefined) return;
    const secret = key === null ? null : forum.seal.seal(key, translationServiceSecret);
    await storeServiceKey(trx, type, { secret, place: keyPlaceOf(settings) });
    await logAction(trx, { ...entry, action: 'translation-service.key', before: {}, after: {} });
  });
  await forum.translationServices.changed();
}

defineUndo({
  action: 'translation-service.change',
  permission: 'site.manage',
  protects: () => true,
  current: async (trx, { after }) => only(await readState(trx), Object.keys(after)),
  async undo(trx, { before }) {
    for (const [type, state] of Object.entries(before)) if (state === null) await removeTranslationService(trx, type);
    const states = Object.entries(before).filter(([, state]) => state !== null) as [string, StoredState][];
    // The default one last, since only one can be it.
    for (const [type, state] of states.toSorted(([, a], [, b]) => Number(a.isDefault) - Number(b.isDefault)))
      await storeTranslationService(trx, { type, ...state });
  },
  afterwards: (forum) => forum.translationServices.changed(),
});
