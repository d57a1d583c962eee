import { Footer } from '#components/shell/navigation/footer.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'shell / footer' };

export const Standard = () => (
  <StorySite isBare>
    <Footer />
  </StorySite>
);

export const CustomText = () => (
  <StorySite isBare settings={{ 'ui.footerText': 'Pier 3, Canal Street. Come by on Wednesdays.' }}>
    <Footer />
  </StorySite>
);
