import type { PageTheme } from '#api/administration/theme/page-theme.ts';
import { applyTheme, changeTheme, previewTheme } from '#api/administration/theme/theme.client.ts';
import { ThemePreview } from '#components/administration/theme/theme-preview.tsx';
import { useSite } from './site-context.tsx';

const redirect = '/appearance/style-guides';

/** The toast of a theme preview. The page reloads after each action. */
export function ThemeTrialToast({ preview }: { preview: NonNullable<PageTheme['preview']> }) {
  const { api } = useSite();
  return (
    <ThemePreview
      theme={{ ...preview, redirect }}
      onApply={({ themeID }) => applyTheme(api, themeID)}
      onRestore={({ themeID, revisionID }) => changeTheme(api, themeID, { revisionID })}
      onEnd={() => previewTheme(api, { themeID: '' })}
      onMoveOn={(url) => {
        // A preview of unsaved values is in a tab of its own. The call has no effect on other tabs.
        if (preview.isDraft) window.close();
        location.assign(url);
      }}
    />
  );
}
