import { LanguageImportDialog } from '#components/administration/translation/language-import-dialog.tsx';
import { someLocales } from '#stories/administration/category/category-settings-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / language-import-dialog' };

export const Empty = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    {someLocales(['fr']).map((locale) => (
      <LanguageImportDialog
        key={locale.localeKey}
        locale={locale}
        returnTo={{ current: null }}
        onSaved={() => undefined}
      />
    ))}
  </StorySite>
);
