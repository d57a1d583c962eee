import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changeTheme } from '#api/administration/theme/theme.client.ts';
import type { Theme } from '#api/administration/theme/theme.contract.ts';
import { themeQuery } from '#api/administration/theme/theme.queries.ts';
import { t } from '#api/translations.ts';
import { MemberChange } from '#components/member/settings/member-change.tsx';
import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { textOf } from '#components/member/settings/use-change-viewer.ts';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Textarea } from '#components/primitives/form/textarea.tsx';
import { Tabs } from '#components/primitives/navigation/tabs.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { paletteNames, type ThemeVariables, themePalette } from '#theme/tokens/theme-variables.ts';
import { ThemeCopying } from './theme-card.tsx';
import { ThemeColorField } from './theme-color-field.tsx';
import { paletteLabels } from './theme-colors.ts';
import * as styles from './theme-editor.css.ts';
import { ThemeMeasures } from './theme-measures.tsx';
import { ThemeMiniature } from './theme-miniature.tsx';
import { ThemePaletteFields } from './theme-palette-fields.tsx';

const markupParts = [
  { name: 'header', label: 'administration.theme.header' },
  { name: 'footer', label: 'administration.theme.footer' },
] as const;

/**
 * The theme editor: colours of each palette with their contrast, fonts and measures, header and footer. A built-in
 * theme is offered for copying instead.
 */
export function ThemeEditor({ themeID }: { themeID: string }) {
  const { data: theme } = useSuspenseQuery(themeQuery(useSite().api, themeID));
  return (
    <>
      <SettingsNoScriptNotice />
      {theme.type === 'themeFile' ? <Template theme={theme} /> : <ThemeForm theme={theme} />}
    </>
  );
}

const Template = ({ theme }: { theme: Theme }) => (
  <div className={styles.template}>
    <div className={styles.sample}>
      <ThemeMiniature variables={theme.preview.variables as ThemeVariables} />
    </div>
    <Message tone="info">{t('administration.revision.none-text')}</Message>
    <ThemeCopying theme={theme} />
  </div>
);

function ThemeForm({ theme }: { theme: Theme }) {
  const { api } = useSite();
  const client = useQueryClient();
  const [variables, setVariables] = useState<ThemeVariables>(theme.preview.variables as ThemeVariables);
  const save = async (entered: FormData) => {
    await changeTheme(api, theme.themeID, {
      name: textOf(entered, 'name'),
      assets: {
        variables: { data: variables as Theme['preview']['variables'] },
        header: { data: textOf(entered, 'header') },
        footer: { data: textOf(entered, 'footer') },
      },
    });
    await client.invalidateQueries({ queryKey: ['themes'] });
  };
  return (
    <>
      <div className={styles.sample}>
        <ThemeMiniature variables={variables} />
      </div>
      <MemberChange
        id="theme"
        title={t('administration.theme.edit')}
        words={t('administration.theme.edit-text')}
        submit={t('administration.theme.save')}
        done={t('administration.theme.saved')}
        save={save}
      >
        {({ errorOf }) => (
          <>
            <Field label={t('administration.theme.name')} required error={errorOf('name')}>
              {(wiring) => <Input {...wiring} name="name" dir="auto" maxLength={100} defaultValue={theme.name} />}
            </Field>
            <MainColor variables={variables} onChange={setVariables} />
            <fieldset className={styles.group}>
              <legend className={styles.legend}>{t('administration.theme.colors')}</legend>
              <Tabs
                label={t('administration.theme.colors')}
                tabs={paletteNames.map((palette) => ({
                  id: palette,
                  label: t(paletteLabels[palette]),
                  content: <ThemePaletteFields palette={palette} variables={variables} onChange={setVariables} />,
                }))}
              />
            </fieldset>
            <ThemeMeasures variables={variables} onChange={setVariables} />
            {markupParts.map(({ name, label }) => (
              <Field
                key={name}
                label={t(label)}
                help={t('administration.theme.markup-help')}
                error={errorOf(`assets.${name}.data`)}
              >
                {(wiring) => (
                  <Textarea
                    {...wiring}
                    name={name}
                    dir="auto"
                    rows={3}
                    maxLength={20_000}
                    defaultValue={theme.assets[name]?.data as string | undefined}
                  />
                )}
              </Field>
            ))}
          </>
        )}
      </MemberChange>
    </>
  );
}

interface PartProps {
  readonly variables: ThemeVariables;
  readonly onChange: (variables: ThemeVariables) => void;
}

const MainColor = ({ variables, onChange }: PartProps) => (
  <ThemeColorField
    label={t('administration.theme.main')}
    help={t('administration.theme.main-help')}
    value={variables.main ?? themePalette(variables, 'light').primary}
    isOwn={variables.main !== undefined}
    onChange={(main) => onChange({ ...variables, main })}
  />
);
