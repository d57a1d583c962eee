import { LayoutDraft as Draft } from '#components/administration/layout-editor/layout-draft.tsx';
import { earlierDraft, unchangedLayout } from '#machines/administration/layout-editor/layout-draft.model.ts';
import { StorySite } from '#stories/support/story-site.tsx';
import { noDrafts } from './preview-options.ts';

export default { title: 'administration / layout-draft' };

/** A draft that was found when the editor opened. */
export const Found = () => (
  <StorySite>
    <Draft
      calls={{ ...noDrafts, find: async () => earlierDraft }}
      layout={unchangedLayout}
      onContinue={() => undefined}
    />
  </StorySite>
);
