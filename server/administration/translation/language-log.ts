import { sql, type Transaction } from 'kysely';
import type { LogAction } from '#api/moderation/log/log-action.ts';
import { defineUndo, type LogState, logAction } from '#server/moderation/log/moderation-log.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { readWordState, restoreWordState } from './word-state.ts';

type Trx = Transaction<Tables>;

/** Whether a key of a state names a text. Other keys are languages: `he`, or `he position` for the place of one. */
const isWord = (key: string): boolean => key.includes(' ') && !key.endsWith(' position');

async function readLanguages(trx: Trx, keys: readonly string[]): Promise<LogState> {
  const { rows } = await sql<{ state: LogState | null }>`
    select jsonb_object_agg(
      asked.key,
      case when asked.key like '% position' then to_jsonb(kept.position)
        else to_jsonb(kept) - 'position' end
    ) as state
    from unnest(${[...keys]}::text[]) asked (key)
    left join locale_setting kept on kept.locale = split_part(asked.key, ' ', 1)
  `.execute(trx);
  return rows[0]?.state ?? {};
}

/** Returns the stored properties of languages, their places and their texts, as the log names them. */
async function readState(trx: Trx, keys: readonly string[]): Promise<LogState> {
  const words = keys.filter(isWord);
  return {
    ...(await readLanguages(
      trx,
      keys.filter((key) => !isWord(key)),
    )),
    ...(words.length > 0 && (await readWordState(trx, words))),
  };
}

async function restoreState(trx: Trx, state: LogState): Promise<void> {
  for (const [key, value] of Object.entries(state)) {
    if (isWord(key)) continue;
    const [locale = ''] = key.split(' ');
    if (key.endsWith(' position')) {
      await sql`update locale_setting set position = ${Number(value)} where locale = ${locale}`.execute(trx);
    } else if (value === null) {
      await sql`delete from locale_setting where locale = ${locale}`.execute(trx);
    } else {
      await sql`
        insert into locale_setting (locale, enabled, translation_service, name, direction, derives_from)
        select locale, enabled, translation_service, name, direction, derives_from
        from jsonb_populate_record(null::locale_setting, ${JSON.stringify(value)}::jsonb)
        on conflict (locale) do update set enabled = excluded.enabled, name = excluded.name,
          translation_service = excluded.translation_service, direction = excluded.direction,
          derives_from = excluded.derives_from
      `.execute(trx);
    }
  }
  const words = Object.fromEntries(Object.entries(state).filter(([key]) => isWord(key)));
  if (Object.keys(words).length > 0) await restoreWordState(trx, words);
}

/** A change of languages: the member, the action, and the names of what it can change (`readState`). */
interface LanguageChange {
  readonly action: Extract<LogAction, `language.${string}`>;
  readonly userID: number;
  readonly keys: readonly string[];
}

/** Runs a change of languages and logs it. Logs nothing when nothing changed. */
export async function withLanguageLog(trx: Trx, change: LanguageChange, work: () => Promise<unknown>): Promise<void> {
  const before = await readState(trx, change.keys);
  await work();
  const after = await readState(trx, change.keys);
  const changed = change.keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  if (changed.length === 0) return;
  const only = (state: LogState) => Object.fromEntries(changed.map((key) => [key, state[key] ?? null]));
  await logAction(trx, {
    action: change.action,
    recordType: 'locale',
    recordID: 0,
    actorID: change.userID,
    isPublic: false,
    before: only(before),
    after: only(after),
  });
}

for (const action of ['language.add', 'language.change', 'language.remove'] as const)
  defineUndo({
    action,
    permission: 'site.manage',
    current: (trx, { after }) => readState(trx, Object.keys(after)),
    undo: (trx, { before }) => restoreState(trx, before),
    afterwards: (forum) => Promise.all([forum.locales.changed(), forum.translations.changed()]),
  });
