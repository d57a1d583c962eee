import { t } from '#api/translations.ts';
import { Flyout } from '#components/shell/navigation/flyout.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { accountButton } from '#components/shell/title-bar/title-bar.css.ts';
import { AccountBadge } from './account-badge.tsx';
import { AccountLinks } from './account-links.tsx';
import { AccountPanel } from './account-panel.tsx';

/**
 * The account menu of a member (docs/behavior/shell.md#account-menu). In a compact title bar it is a side panel that
 * also contains the other menus of the bar.
 */
export function AccountMenu({ defaultOpen = false }: { defaultOpen?: boolean }) {
  const { me } = useSite();
  return (
    <Flyout
      hasNameTip
      label={t('shell.account.button', { name: me.name })}
      title={t('shell.account.title')}
      sign={<AccountBadge />}
      look={accountButton}
      defaultOpen={defaultOpen}
      panel={<AccountPanel />}
    >
      <AccountLinks />
    </Flyout>
  );
}
