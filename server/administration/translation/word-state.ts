import { sql, type Transaction } from 'kysely';
import type { LogState } from '#server/moderation/log/moderation-log.ts';
import type { Tables } from '#server/platform/database/tables.ts';

type Trx = Transaction<Tables>;

/** The marks of a text: the English text for which it was written, and whether a machine wrote it. */
interface WordMarks {
  readonly source: string | null;
  readonly byMachine: boolean;
}

/**
 * Returns the stored texts by `locale messageID`, such as `fr mail.hello`, and their marks by `fr mail.hello #`. Null
 * means the original text. Entries of older versions have no marks.
 */
export async function readWordState(trx: Trx, keys: readonly string[]): Promise<LogState> {
  const { rows } = await sql<{ state: LogState | null }>`
    select jsonb_object_agg(
      asked.key,
      case when asked.key like '% #' and kept.key is not null then jsonb_build_object('source', kept.source, 'byMachine', kept.by_machine)
        else to_jsonb(kept.translation) end
    ) as state
    from unnest(${[...keys]}::text[]) asked (key)
    left join locale_translation kept
      on kept.locale = split_part(asked.key, ' ', 1)
      and kept.key = regexp_replace(substr(asked.key, strpos(asked.key, ' ') + 1), ' #$', '')
  `.execute(trx);
  return rows[0]?.state ?? {};
}

/** Returns the keys of all texts of a language, with their marks. */
export async function wordKeysOf(trx: Trx, locale: string): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from locale_translation where locale = ${locale} order by key
  `.execute(trx);
  return rows.flatMap(({ key }) => [`${locale} ${key}`, `${locale} ${key} #`]);
}

/** Stores texts as they were. */
export async function restoreWordState(trx: Trx, state: LogState): Promise<void> {
  const rows = Object.entries(state)
    .filter(([name]) => name.includes(' ') && !name.endsWith(' #'))
    .map(([name, translation]) => {
      const end = name.indexOf(' ');
      const marks = state[`${name} #`] as WordMarks | null | undefined;
      const { source, byMachine: by_machine } = marks ?? { source: null, byMachine: false };
      return { locale: name.slice(0, end), key: name.slice(end + 1), translation, source, by_machine };
    });
  await sql`
    with former as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as former (locale text, key text, translation text, source text, by_machine boolean)
    ),
    gone as (
      delete from locale_translation using former
      where locale_translation.locale = former.locale and locale_translation.key = former.key
        and former.translation is null
    )
    insert into locale_translation (locale, key, translation, source, by_machine)
    select locale, key, translation, source, by_machine from former where translation is not null
    on conflict (locale, key) do update
      set translation = excluded.translation, source = excluded.source, by_machine = excluded.by_machine
  `.execute(trx);
}
