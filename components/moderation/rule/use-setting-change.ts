import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { chosenSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { t } from '#api/translations.ts';
import { useSite } from '#components/shell/site/site-context.tsx';

/**
 * Loads the settings of a form. Returns their current values, a setter, and the props of its `MemberChange`, including
 * `save`.
 */
export function useSettingChange<Values extends object>(patterns: string[]) {
  const { api } = useSite();
  const client = useQueryClient();
  const { data } = useSuspenseQuery(chosenSettingsQuery(api, patterns));
  const [change, setChange] = useState<Partial<Values>>({});
  const save = async () => {
    await changeConfig(api, change as Record<string, unknown>);
    await client.invalidateQueries({ queryKey: ['config'] });
  };
  return {
    values: { ...(data as Values), ...change },
    set: (part: Partial<Values>) => setChange((before) => ({ ...before, ...part })),
    form: { submit: t('report.settings.save'), done: t('report.settings.saved'), save, onSaved: () => setChange({}) },
  };
}
