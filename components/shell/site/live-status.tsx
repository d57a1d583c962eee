import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import type { connectLiveUpdates } from '#machines/shell/site/live-updates.connect.ts';
import * as styles from './live-updates.css.ts';

/** A discreet status at the edge of the window while live updates are interrupted. Empty otherwise. */
export const LiveStatus = ({ updates }: { updates: ReturnType<typeof connectLiveUpdates> }) => (
  <div {...updates.getRootProps()} className={styles.corner}>
    <span role="status">
      {updates.isRetrying && <span className={styles.pill}>{t('shell.live.retrying')}</span>}
      {updates.isOffline && <span className={styles.pill}>{t('shell.live.offline')}</span>}
    </span>
    {updates.isRetrying && (
      <Button size="small" {...updates.getRetryProps()}>
        {t('shell.live.retry')}
      </Button>
    )}
  </div>
);
