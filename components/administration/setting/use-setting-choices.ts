import { useQuery } from '@tanstack/react-query';
import { localesQuery } from '#api/administration/translation/locale.queries.ts';
import { rolesQuery } from '#api/member/role/role.queries.ts';
import { hourNames, weekdayNames } from '#components/administration/mail/digest-times.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import type { Choices } from './setting-form.ts';
import type { ChoiceSource, SettingField } from './setting-page.ts';

const numbered = (names: readonly string[]): Choices => names.map((label, value) => ({ value, label }));

const fixed: Partial<Record<ChoiceSource, () => Choices>> = {
  hours: () => numbered(hourNames()),
  weekdays: () => numbered(weekdayNames()),
};

/** Whether a field, or a part of one, chooses from a source. */
const reads = (fields: readonly SettingField[], source: ChoiceSource): boolean =>
  fields.some(({ choicesOf, parts = [] }) => choicesOf === source || reads(parts, source));

/** Loads the choices of fields that the site defines. Returns the choices of each source. */
export function useSettingChoices(fields: readonly SettingField[]): (source: ChoiceSource) => Choices {
  const { api } = useSite();
  const roles = useQuery({ ...rolesQuery(api), enabled: reads(fields, 'roles') }).data ?? [];
  const locales = useQuery({ ...localesQuery(api), enabled: reads(fields, 'languages') }).data ?? [];
  const loaded: Partial<Record<ChoiceSource, Choices>> = {
    languages: locales
      .filter(({ isShown }) => isShown)
      .map(({ localeKey, name }) => ({ value: localeKey, label: name })),
    roles: roles.map(({ roleID, name }) => ({ value: roleID, label: name })),
  };
  return (source) => fixed[source]?.() ?? loaded[source] ?? [];
}
