import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { chosenSettingsQuery, settingDescriptionsQuery } from '#api/administration/setting/config.queries.ts';
import type { FormValues } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';
import { FormCard } from '#components/form/form-card.tsx';
import { findHashTarget } from '#components/shell/page/hash-scroll.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { settingForm, settingFormValues, storedValues } from './setting-form.ts';
import { type SettingGroup, type SettingPage, settingNamesOf } from './setting-page.ts';
import { SettingPreview } from './setting-preview.tsx';
import { useSettingChoices } from './use-setting-choices.ts';
import { useSettingUndo } from './use-setting-undo.ts';

/** The props of a card: its page, whose settings are loaded together, and the ID of its settings. */
export interface SettingCardProps<Page extends SettingPage> {
  readonly page: Page;
  readonly id: Page['groups'][number]['id'];
  /** The introduction, if it is more than a text. */
  readonly words?: ReactNode;
  /** Content below the form. */
  readonly children?: ReactNode;
}

/**
 * A card with settings of the site. Only changed settings are saved, because each has its own permission and each change
 * is logged. A message offers to undo the change. Other unsaved changes in the card are then kept.
 */
export function SettingCard<Page extends SettingPage>({ page, id, ...content }: SettingCardProps<Page>) {
  const group = page.groups.find((one) => one.id === id);
  useFocusedSetting(group);
  return group && <GroupForm {...content} page={page} group={group} />;
}

/** The cards of all settings of a page. */
export const SettingCards = ({ page }: { page: SettingPage }) =>
  page.groups.map(({ id }) => <SettingCard key={id} page={page} id={id} />);

interface GroupFormProps extends Pick<SettingCardProps<SettingPage>, 'page' | 'words' | 'children'> {
  readonly group: SettingGroup;
}

function GroupForm({ page, group, words, children }: GroupFormProps) {
  const { api } = useSite();
  const client = useQueryClient();
  const names = settingNamesOf(page);
  const { data: values } = useSuspenseQuery(chosenSettingsQuery(api, names));
  const { data: descriptions } = useSuspenseQuery(settingDescriptionsQuery(api, names));
  const choicesOf = useSettingChoices(group.fields);
  const [restored, setRestored] = useState<readonly string[]>();
  const offerUndo = useSettingUndo(setRestored);
  const { id, title, fields, preview } = group;
  const save = async (_: FormValues, changes: FormValues) => {
    const { logEntryID } = await changeConfig(api, storedValues(fields, changes));
    await client.invalidateQueries({ queryKey: ['config'] });
    offerUndo(logEntryID, Object.keys(changes));
  };
  return (
    <FormCard
      id={id}
      title={t(title)}
      words={words ?? (group.words && t(group.words))}
      idPrefix=""
      isQuiet
      loaded={{
        schema: settingForm(fields, { descriptions, values, choicesOf }),
        values: settingFormValues(fields, values),
      }}
      save={save}
      restored={restored}
      {...(preview && {
        preview: (entered: FormValues) => <SettingPreview name={preview} values={storedValues(fields, entered)} />,
      })}
    >
      {children}
    </FormCard>
  );
}

/** Focuses the setting that the URL names, as links of the search do. */
function useFocusedSetting(group: SettingGroup | undefined) {
  const fields = group?.fields;
  useEffect(() => {
    if (!fields) return undefined;
    const focus = () => {
      const target = findHashTarget(location.hash);
      if (fields.some(({ name }) => name === target?.id)) target?.focus();
    };
    focus();
    window.addEventListener('hashchange', focus);
    return () => window.removeEventListener('hashchange', focus);
  }, [fields]);
}
