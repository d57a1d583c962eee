import { SectionChooser } from '#components/administration/layout-editor/section-chooser.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / section-chooser' };

export const Open = () => (
  <StorySite>
    <SectionChooser onChoose={() => undefined} onClose={() => undefined} returnTo={{ current: null }} />
  </StorySite>
);
