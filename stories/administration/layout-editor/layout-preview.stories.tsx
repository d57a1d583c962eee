import { LayoutPreview as Preview } from '#components/administration/layout-editor/layout-preview.tsx';
import { StorySite } from '#stories/support/story-site.tsx';
import { previewOptions } from './preview-options.ts';

export default { title: 'administration / layout-preview' };

/** The preview of a page whose record has a category, while it is drawn. */
export const WithCategories = () => (
  <StorySite>
    <Preview
      options={{ ...previewOptions, categories: [{ categoryID: 3, name: 'Rigging' }] }}
      shown={0}
      onClose={() => undefined}
    />
  </StorySite>
);
