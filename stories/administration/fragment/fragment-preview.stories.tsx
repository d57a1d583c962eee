import { FragmentPreview } from '#components/administration/fragment/fragment-preview.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { weather } from './fragment-samples.ts';

export default { title: 'administration / fragment-preview' };

export const Waiting = () => (
  <StorySite me={ingrid}>
    <FragmentPreview values={{ js: weather.js, css: weather.css }} files={[]} src="about:blank" />
  </StorySite>
);
