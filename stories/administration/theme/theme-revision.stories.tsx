import { ThemeRevision } from '#components/administration/theme/theme-revision.tsx';
import { tideRevisions } from './tide-revisions.ts';

export default { title: 'administration / theme-revision' };

const never = () => new Promise<never>(() => undefined);

export const Revisions = () => (
  <ThemeRevision
    themeID="tide"
    active={2}
    revisions={tideRevisions}
    onPreview={never}
    onRestore={never}
    onShow={() => undefined}
  />
);
