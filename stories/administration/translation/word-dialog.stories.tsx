import { WordDialog } from '#components/administration/translation/word-dialog.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { pluralWord } from './word-samples.ts';

export default { title: 'administration / word-dialog' };

export const Plural = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <WordDialog
      word={pluralWord}
      language={{ code: 'de', direction: 'ltr', name: 'Deutsch' }}
      returnTo={{ current: null }}
      onSaved={() => undefined}
    />
  </StorySite>
);
