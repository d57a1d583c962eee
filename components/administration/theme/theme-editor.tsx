import { useSuspenseQuery } from '@tanstack/react-query';
import type { Theme } from '#api/administration/theme/theme.contract.ts';
import { themeQuery } from '#api/administration/theme/theme.queries.ts';
import { t } from '#api/translations.ts';
import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import type { ThemeVariables } from '#theme/tokens/theme-variables.ts';
import { ThemeCopying } from './theme-card.tsx';
import { ThemeDesign } from './theme-design.tsx';
import { ThemePictures } from './theme-pictures.tsx';

/**
 * The theme editor: a form beside pictures of a page. A built-in theme says first that it must be copied, and offers
 * it.
 */
export function ThemeEditor({ themeID }: { themeID: string }) {
  const { data: theme } = useSuspenseQuery(themeQuery(useSite().api, themeID));
  return (
    <>
      <SettingsNoScriptNotice />
      {theme.type === 'themeFile' ? <Template theme={theme} /> : <ThemeDesign theme={theme} />}
    </>
  );
}

const Template = ({ theme }: { theme: Theme }) => (
  <>
    <Message tone="info" actions={<ThemeCopying theme={theme} />}>
      {t('administration.revision.none-text')}
    </Message>
    <ThemePictures variables={theme.preview.variables as ThemeVariables} />
  </>
);
