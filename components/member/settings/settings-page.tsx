import { profileUrl } from '#api/member/profile/profile-url.ts';
import { t } from '#api/translations.ts';
import { SideNavigationPage, type SidePageProps } from '#components/layout/side-navigation-page.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { SettingsNavigation } from './settings-navigation.tsx';

/** A page on which members set something for themselves: the way between those pages, a heading, and what it is about. */
export function SettingsPage(props: SidePageProps) {
  const { me } = useSite();
  const crumbs = [
    { name: t('shell.crumbs.home'), href: '/' },
    ...(me.userID > 0 ? [{ name: me.name, href: profileUrl(me) }] : []),
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
