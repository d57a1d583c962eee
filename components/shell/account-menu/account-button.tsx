import { profileUrl } from '#api/member/profile/profile-url.ts';
import { t } from '#api/translations.ts';
import { NameTooltip } from '#components/primitives/overlay/tooltip.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import { withTranslations } from '#components/primitives/text/with-translations.ts';
import { lazyPart } from '#components/shell/page/lazy-part.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from '#components/shell/title-bar/title-bar.css.ts';
import { AccountBadge } from './account-badge.tsx';

const LazyAccountMenu = lazyPart(
  () => withTranslations('account', import('./account-menu.tsx')).then(({ AccountMenu }) => AccountMenu),
  { preloadsWhenIdle: true },
);

/** The viewer's photo, which opens the account menu. Without scripts it links to the viewer's profile. */
export function AccountButton() {
  const { me } = useSite();
  return (
    <LazyAccountMenu
      renderPlaceholder={({ onClick, ...waker }) => (
        <NameTooltip side="bottom">
          <Link
            href={profileUrl(me)}
            tone="plain"
            className={styles.accountButton}
            onClick={(event) => {
              event.preventDefault();
              onClick();
            }}
            {...waker}
          >
            <VisuallyHidden>{t('shell.account.button', { name: me.name })}</VisuallyHidden>
            <AccountBadge />
          </Link>
        </NameTooltip>
      )}
    />
  );
}
