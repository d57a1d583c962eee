import { sql } from 'kysely';
import type { FormValues } from '#api/form/form-schema.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** A translation service as administrators set it up. */
export interface StoredTranslationService {
  readonly type: string;
  /** The values of its form without the key. */
  readonly settings: FormValues;
  /** The key, encrypted, and the address for which it was entered. */
  readonly secret: string | null;
  readonly secretPlace: string | null;
  readonly isDefault: boolean;
}

/** Returns the translation services that were set up. */
export async function listTranslationServices(db: Queryable): Promise<StoredTranslationService[]> {
  const { rows } = await sql<StoredTranslationService>`
    select type, settings, secret, secret_place as "secretPlace", is_default as "isDefault"
    from translation_service order by type
  `.execute(db);
  return rows;
}

/** Stores the settings of a service, and whether it is the default instead of the former one. */
export async function storeTranslationService(
  db: Queryable,
  { type, settings, isDefault }: Pick<StoredTranslationService, 'type' | 'settings' | 'isDefault'>,
): Promise<void> {
  if (isDefault)
    await sql`update translation_service set is_default = false where is_default and type <> ${type}`.execute(db);
  await sql`
    insert into translation_service (type, settings, is_default)
    values (${type}, ${JSON.stringify(settings)}::jsonb, ${isDefault})
    on conflict (type) do update set settings = excluded.settings, is_default = excluded.is_default
  `.execute(db);
}

/** Deletes a service without a key. With one it loses its settings only, since the key cannot be restored. */
export async function removeTranslationService(db: Queryable, type: string): Promise<void> {
  await sql`delete from translation_service where type = ${type} and secret is null`.execute(db);
  await sql`update translation_service set settings = '{}', is_default = false where type = ${type}`.execute(db);
}

/** Stores the key of a service, encrypted, and the address for which it was entered. Null removes it. */
export async function storeServiceKey(
  db: Queryable,
  type: string,
  { secret, place }: { readonly secret: string | null; readonly place: string },
): Promise<void> {
  await sql`
    update translation_service set secret = ${secret}, secret_place = ${secret === null ? null : place}
    where type = ${type}
  `.execute(db);
}
