import type { Transaction } from 'kysely';
import type { NavigationItems } from '#api/administration/layout/navigation-setting.ts';
import type { SiteSection } from '#api/administration/layout/site-section.ts';
import type { TextName } from '#api/administration/translation/translation-key.ts';
import { keyNavigation } from '#server/administration/layout/navigation-text.ts';
import { readTextState } from '#server/administration/translation/text-state.ts';
import { findTextsOf, writeTexts } from '#server/administration/translation/translation.queries.ts';
import type { LogState } from '#server/moderation/log/moderation-log.ts';
import type { Tables } from '#server/platform/database/tables.ts';

type RecordName = Omit<TextName, 'propertyName'>;

/** The translatable records within settings, by the key of the setting. */
const recordsOf: Readonly<Record<string, (value: unknown) => readonly RecordName[]>> = {
  'ui.navigation': (value) =>
    keyNavigation(value as NavigationItems).map(({ key }) => ({ recordType: 'navigationItem', recordKey: key })),
  'site.sections': (value) =>
    (value as readonly SiteSection[]).map(({ sectionID }) => ({
      recordType: 'section',
      recordKey: String(sectionID),
    })),
};

const recordsIn = (settings: LogState): ReadonlyMap<string, RecordName> =>
  new Map(
    Object.entries(settings)
      .flatMap(([key, value]) => (value === null ? [] : (recordsOf[key]?.(value) ?? [])))
      .map((record) => [`${record.recordType} ${record.recordKey}`, record]),
  );

/**
 * Deletes the translations of navigation items and subcommunities that a change of settings has removed, since their IDs
 * may be used again. Returns the former translations, for the log.
 */
export async function deleteTextsOfRemoved(
  trx: Transaction<Tables>,
  before: LogState,
  after: LogState,
): Promise<LogState> {
  const kept = recordsIn(after);
  const removed = [...recordsIn(before)].filter(([name]) => !kept.has(name)).map(([, record]) => record);
  if (removed.length === 0) return {};
  const texts = await findTextsOf(trx, removed);
  const state = await readTextState(trx, texts);
  await writeTexts(
    trx,
    texts.map((text) => ({ ...text, translation: null })),
  );
  return state;
}
