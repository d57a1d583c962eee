import { EditorConflict } from '#components/administration/layout-editor/editor-conflict.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / editor-conflict' };

const choice = () => ({ busy: false, onClick: () => undefined });

export const Open = () => (
  <StorySite>
    <EditorConflict
      conflict={{
        isOpen: true,
        reason: 'Sami has changed this layout in the meantime. Nothing was changed.',
        hasFailed: false,
        isBusy: false,
        open: () => undefined,
        close: () => undefined,
        getKeepProps: choice,
        getTakeProps: choice,
        getCopyProps: choice,
      }}
    />
  </StorySite>
);
