import { useSuspenseQuery } from '@tanstack/react-query';
import { Palette } from 'lucide-react';
import type { Theme } from '#api/administration/theme/theme.contract.ts';
import { themesQuery } from '#api/administration/theme/theme.queries.ts';
import { t } from '#api/translations.ts';
import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { ThemeCard, ThemeCreation } from './theme-card.tsx';
import * as styles from './theme-list.css.ts';

/** The themes of the site, custom and built-in (docs/behavior/administration.md#themes). */
export function ThemeList() {
  const { data: themes } = useSuspenseQuery(themesQuery(useSite().api));
  const own = themes.filter(({ type }) => type === 'themeDB');
  const templates = themes.filter(({ type }) => type === 'themeFile');
  return (
    <>
      <SettingsNoScriptNotice />
      <section className={styles.section} aria-labelledby="own-themes">
        <div className={styles.head}>
          <h2 id="own-themes">{t('administration.theme.own')}</h2>
          {templates[0] && <ThemeCreation template={templates[0]} />}
        </div>
        {own.length === 0 ? (
          <EmptyState icon={<Palette />} title={t('administration.theme.none')}>
            {t('administration.theme.none-text')}
          </EmptyState>
        ) : (
          <Cards themes={own} />
        )}
      </section>
      <section className={styles.section} aria-labelledby="theme-templates">
        <h2 id="theme-templates">{t('administration.theme.templates')}</h2>
        <p>{t('administration.theme.templates-text')}</p>
        <Cards themes={templates} />
      </section>
    </>
  );
}

const Cards = ({ themes }: { themes: readonly Theme[] }) => (
  <ul className={styles.cards}>
    {themes.map((theme) => (
      <ThemeCard key={theme.themeID} theme={theme} />
    ))}
  </ul>
);
