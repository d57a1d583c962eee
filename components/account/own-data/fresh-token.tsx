import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import type { OneTimeSecret } from '#machines/account/credential/one-time-secret.connect.ts';
import * as styles from './account-card.css.ts';
import { AccountCard } from './account-card.tsx';

interface FreshTokenProps {
  readonly secret: OneTimeSecret;
  /** The heading, for a secret that is no access token. */
  readonly title?: string;
}

/** A newly created token or other secret, which is shown only once. Renders nothing while there is none. */
export const FreshToken = ({ secret, title = t('account.token.fresh') }: FreshTokenProps) => (
  <div {...secret.getRootProps()}>
    {secret.isShown && (
      <AccountCard id="fresh-token" title={title} words={t('account.token.fresh-text')}>
        <p className={styles.secret}>{secret.lines[0]}</p>
        <div className={styles.actions}>
          <Button variant="primary" {...secret.getCopyProps()}>
            {t('account.token.copy')}
          </Button>
          <Button {...secret.getKeptProps()}>{t('account.token.kept')}</Button>
        </div>
        <p role="status">{secret.copyResult}</p>
      </AccountCard>
    )}
  </div>
);
