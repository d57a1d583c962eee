import { Search, SquarePen, UserRound } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { inSection } from '#api/administration/layout/site-section.ts';
import { titleBarIn } from '#api/administration/layout/title-bar-setting.ts';
import { t } from '#api/translations.ts';
import { useEntryLink } from '#components/account/sign-in/use-entry-link.ts';
import { NotificationButton } from '#components/notification/notification-button.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { IconButtonLink } from '#components/primitives/form/icon-button.tsx';
import { CachedFragment } from '#components/primitives/runtime/cached-fragment.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { AccountButton } from '#components/shell/account-menu/account-button.tsx';
import { LanguageChoice } from '#components/shell/account-menu/language-choice.tsx';
import { MessageButton } from '#components/shell/account-menu/message-button.tsx';
import { PaletteButton } from '#components/shell/account-menu/palette-button.tsx';
import { MainNavigation, MainNavigationButton } from '#components/shell/navigation/main-navigation.tsx';
import { currentAmong, currentProps, navigationItems } from '#components/shell/navigation/navigation-item.ts';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { container } from '#theme/layout/section.css.ts';
import { Logo } from './logo.tsx';
import * as styles from './title-bar.css.ts';
import { TitleBarSearchButton } from './title-bar-search-button.tsx';
import { useOverflow } from './use-overflow.ts';

/**
 * The bar at the top of every page: logo, navigation, search and account. It is compact in narrow windows, and when its
 * navigation does not fit (docs/behavior/shell.md#title-bar).
 */
export function TitleBar({ path }: { path: string }) {
  const { settings, me, navigation: places } = useSite();
  const navigation = useRef<HTMLElement>(null);
  const isCompact = useOverflow(navigation);
  const look = titleBarIn(settings['ui.titleBar']);
  const current = import.meta.env.SSR && currentAmong(navigationItems(places?.items), path);
  const isCentered = look.logoAlignment === 'center';
  return (
    <header
      className={styles.bar}
      data-position={look.positioning}
      data-border={look.borderType}
      data-compact={isCompact || undefined}
      data-logo={isCentered ? 'center' : undefined}
      data-logo-mobile={look.logoAlignmentMobile === 'center' ? 'center' : undefined}
      data-navigation={!isCentered && look.navigationAlignment === 'center' ? 'center' : undefined}
    >
      <div className={container({ width: 'wide' })}>
        <div className={styles.row}>
          <CachedFragment name="home" of={[look.homeUrl]}>
            <span className={styles.hamburger}>
              <MainNavigationButton path={path} />
            </span>
            <Link href={look.homeUrl || '/'} tone="plain" className={styles.home}>
              <Logo />
            </Link>
          </CachedFragment>
          <nav ref={navigation} className={styles.navigation} aria-label={t('shell.bar.main')}>
            <CachedFragment name="navigation" of={[current]}>
              <MainNavigation path={path} />
            </CachedFragment>
          </nav>
          <div className={styles.tools}>
            <CachedFragment name="search" of={[]}>
              <span className={styles.searchButton}>
                <TitleBarSearchButton />
              </span>
              <noscript>{import.meta.env.SSR && <SearchForm />}</noscript>
            </CachedFragment>
            <span className={styles.others}>
              <Sections />
              <CachedFragment name="tools" of={[me]}>
                <NewPost />
                <LanguageChoice place="bar" />
                <PaletteButton />
                {me.userID > 0 && (
                  <>
                    <span className={styles.onlyRoomyBar}>
                      <NotificationButton />
                      <MessageButton />
                    </span>
                    <AccountButton />
                  </>
                )}
              </CachedFragment>
              {me.userID === 0 && <GuestLinks path={path} />}
            </span>
          </div>
        </div>
        <CachedFragment name="places" of={[current]}>
          <noscript>{import.meta.env.SSR && <Places path={path} />}</noscript>
        </CachedFragment>
      </div>
    </header>
  );
}

const SectionChooser = lazy(() =>
  import('#components/shell/navigation/section-chooser.tsx').then((m) => ({ default: m.SectionChooser })),
);

/** The menu of subcommunities. Its script is loaded only on sites with subcommunities. */
const Sections = () =>
  useSite().navigation?.sections.length ? (
    <Suspense>
      <SectionChooser />
    </Suspense>
  ) : null;

/** The navigation links for narrow windows without scripts, where the navigation panel cannot open. */
const Places = ({ path }: { path: string }) => (
  <nav className={styles.sections} aria-label={t('shell.bar.sections')}>
    {navigationItems(useSite().navigation?.items).map((item) => (
      <Link key={item.id} href={item.href} tone="plain" className={styles.navigationLink} {...currentProps(item, path)}>
        {item.name}
      </Link>
    ))}
  </nav>
);

/** The search form that works without scripts. */
const SearchForm = () => (
  <search className={styles.searchForm}>
    <form action={inSection(useSite().section, '/search')} method="get">
      <Search className={styles.searchIcon} aria-hidden="true" />
      <input
        className={styles.searchInput}
        type="search"
        name="query"
        placeholder={t('shell.bar.search')}
        aria-label={t('shell.bar.search')}
        enterKeyHint="search"
      />
    </form>
  </search>
);

function NewPost() {
  const may = useMay();
  if (!may('discussions.add')) return null;
  return (
    <>
      <span className={styles.onlyRoomy}>
        <ButtonLink href="/post/discussion" variant="primary" icon={<SquarePen size={16} />}>
          {t('shell.new-post.text')}
        </ButtonLink>
      </span>
      <span className={styles.newPostSign}>
        <IconButtonLink href="/post/discussion" label={t('shell.new-post.text')} icon={<SquarePen size={20} />} />
      </span>
    </>
  );
}

/**
 * The links Sign In and Register, or a single icon in a compact bar. All return to the current page
 * (docs/behavior/account.md#target-after-entry).
 */
function GuestLinks({ path }: { path: string }) {
  const { section } = useSite();
  const entryLink = useEntryLink();
  const here = inSection(section, path);
  const signIn = entryLink('signIn', here);
  return (
    <>
      <span className={styles.onlyRoomy}>
        <ButtonLink {...signIn} variant="text" className={styles.oneLine}>
          {t('shell.call.sign-in')}
        </ButtonLink>
      </span>
      <span className={styles.onlyCompact}>
        <IconButtonLink {...signIn} label={t('shell.call.sign-in')} icon={<UserRound size={22} />} />
      </span>
      <span className={styles.onlyRoomy}>
        <ButtonLink {...entryLink('registration', here)} variant="primary">
          {t('shell.call.register')}
        </ButtonLink>
      </span>
    </>
  );
}
