import { postPreviewQuery } from '#api/post/body/post-preview.queries.ts';
import { EditorPreview } from '#components/composer/editor/editor-preview.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / editor-preview' };

const body = 'Soak it **overnight** first.';
const html = '<p>Soak it <strong>overnight</strong> first.</p><blockquote><p>It swells every autumn.</p></blockquote>';

export const Rendered = () => (
  <StorySite seed={(client, api) => client.setQueryData(postPreviewQuery(api, body).queryKey, html)}>
    <EditorPreview body={body} />
  </StorySite>
);

export const Empty = () => (
  <StorySite>
    <EditorPreview body=" " />
  </StorySite>
);

export const Loading = () => (
  <StorySite>
    <EditorPreview body={body} />
  </StorySite>
);
