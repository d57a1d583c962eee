import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { t } from '#api/translations.ts';
import { Card } from '#components/primitives/content/card.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { connectPushPermission } from '#machines/notification/push-permission.connect.ts';
import { pushPermissionMachine } from '#machines/notification/push-permission.machine.ts';
import type { PushBrowser } from './push-browser.ts';
import * as styles from './push-permission.css.ts';

/** Props of `PushPermission`. */
export interface PushPermissionProps {
  readonly browser: PushBrowser;
}

/** The switch for push notifications in this browser, or the reason why they are unavailable. */
export function PushPermission({ browser }: PushPermissionProps) {
  const push = usePushPermission(browser);
  return (
    <Card as="section" padding="medium" aria-labelledby="push-permission">
      <div {...push.getRootProps()} className={styles.place}>
        <div className={styles.text}>
          <h2 id="push-permission" className={styles.title}>
            {t('notification.push.title')}
          </h2>
          <p className={styles.help}>{t('notification.push.help')}</p>
          <p role="status" className={styles.standing}>
            {push.isChecking && t('notification.push.checking')}
            {push.isOn && t('notification.push.on')}
            {push.isOff && t('notification.push.off')}
            {push.isDenied && t('notification.push.denied')}
            {push.isUnsupported && t('notification.push.unsupported')}
            {push.isFailed && t('notification.push.failed')}
          </p>
        </div>
        {(push.isOn || push.isOff) && (
          <Button {...push.getSwitchProps()}>
            {push.isOn ? t('notification.push.turn-off') : t('notification.push.turn-on')}
          </Button>
        )}
        {(push.isFailed || push.isDenied) && <Button {...push.getRetryProps()}>{t('notification.push.retry')}</Button>}
      </div>
    </Card>
  );
}

function usePushPermission(browser: PushBrowser) {
  const logic = useMemo(
    () =>
      pushPermissionMachine.provide({
        actors: {
          askBrowser: fromPromise(() => browser.ask()),
          subscribe: fromPromise(() => browser.subscribe()),
          unsubscribe: fromPromise(() => browser.unsubscribe()),
        },
      }),
    [browser],
  );
  const [snapshot, send] = useMachine(logic);
  return connectPushPermission(snapshot, send);
}
