import { profileUrl } from '#api/member/profile-url.ts';
import { t } from '#api/words.ts';
import { Link } from '#components/primitives/link.tsx';
import { NameTip } from '#components/primitives/tooltip.tsx';
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx';
import { withWords } from '#components/primitives/with-words.ts';
import { AccountSign } from './account-sign.tsx';
import { lazyPart } from './lazy-part.tsx';
import { useSite } from './site-context.tsx';
import * as styles from './title-bar.css.ts';

const LazyAccountMenu = lazyPart(
  () => withWords('account', import('./account-menu.tsx')).then(({ AccountMenu }) => AccountMenu),
  { comesAtRest: true },
);

/** The viewer's photo: opens the account menu; without scripts it leads to the own profile. */
export function AccountButton() {
  const { me } = useSite();
  return (
    <LazyAccountMenu
      standIn={({ onClick, ...waker }) => (
        <NameTip side="bottom">
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
            <AccountSign />
          </Link>
        </NameTip>
      )}
    />
  );
}
