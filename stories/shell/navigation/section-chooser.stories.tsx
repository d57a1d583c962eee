import { SectionChooser } from '#components/shell/navigation/section-chooser.tsx';
import { SiteContext, useSite } from '#components/shell/site/site-context.tsx';
import { sections } from '#stories/administration/category/section-samples.ts';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'shell / section-chooser' };

const inNavigation = { items: [], mobileOnly: [], sections };

const Chooser = ({ isWithin = false }: { isWithin?: boolean }) => (
  <SiteContext value={{ ...useSite(), navigation: inNavigation, section: isWithin ? sections[1] : undefined }}>
    <SectionChooser />
  </SiteContext>
);

export const WholeSite = () => (
  <StorySite>
    <Chooser />
  </StorySite>
);

export const WithinOne = () => (
  <StorySite>
    <Chooser isWithin />
  </StorySite>
);
