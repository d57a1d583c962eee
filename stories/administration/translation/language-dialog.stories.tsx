import { LanguageDialog } from '#components/administration/translation/language-dialog.tsx';
import { someLocales } from '#stories/administration/category/category-settings-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / language-dialog' };

export const Adding = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <LanguageDialog others={someLocales(['en', 'fr'])} returnTo={{ current: null }} onSaved={() => undefined} />
  </StorySite>
);
