import { SideNavigation } from '#components/layout/side-navigation.tsx';
import { SideNavigationPage } from '#components/layout/side-navigation-page.tsx';
import { Card } from '#components/primitives/content/card.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'layout / side-navigation-page' };

const places = [
  { name: 'Reports', href: '/dashboard/content/reports', count: 4 },
  { name: 'Escalations', href: '/dashboard/content/escalations' },
];

const render = (width: 'narrow' | 'wide') => (
  <StorySite isBare>
    <SideNavigationPage
      title="Escalations"
      description="What somebody with more rights should look at."
      path="/dashboard/content/escalations"
      action={<Button>Filters</Button>}
      crumbs={[
        { name: 'Home', href: '/' },
        { name: 'Escalations', href: '/dashboard/content/escalations' },
      ]}
      navigation={
        <SideNavigation
          label="Dashboard"
          summary="Dashboard: Escalations"
          places={places}
          current="/dashboard/content/escalations"
        />
      }
      width={width}
    >
      <Card padding="large">No pending items.</Card>
    </SideNavigationPage>
  </StorySite>
);

export const Narrow = () => render('narrow');
export const Wide = () => render('wide');
