import { profileUrl } from '#api/member/profile/profile-url.ts';
import { t } from '#api/translations.ts';
import { SideNavigationPage, type SidePageProps } from '#components/layout/side-navigation-page.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { SettingsNavigation } from './settings-navigation.tsx';

/** The layout of a settings page: breadcrumbs, navigation between settings pages, heading and description. */
export function SettingsPage(props: SidePageProps) {
  const { me } = useSite();
  const crumbs = [
    { name: t('shell.crumbs.home'), href: '/' },
    ...(me.userID > 0 ? [{ name: me.name, href: profileUrl(me) }] : []),
    { name: props.title, href: props.path },
  ];
  return (
    <SideNavigationPage
      {...props}
      crumbs={crumbs}
      navigation={<SettingsNavigation current={props.path} />}
      width="narrow"
    />
  );
}
