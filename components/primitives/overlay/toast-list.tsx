import { type ReactNode, useRef, useState } from 'react';
import { t } from '#api/translations.ts';
import { useLazyComponent } from '#components/primitives/runtime/use-lazy-component.ts';
import { ToastContext, Toasts } from './toast-context.ts';
import * as styles from './toast-list.css.ts';

const loadRegion = () => import('./toast-region.tsx').then(({ ToastRegion }) => ToastRegion);

/**
 * The provider of a page's toasts, with the live region in which they are announced (docs/behavior/shell.md#toasts).
 * The region exists before the first toast, so that assistive technology announces it. The component that renders
 * toasts is lazy-loaded with the first one. `isEager` loads it immediately.
 */
export function ToastList({ children, isEager = false }: { children: ReactNode; isEager?: boolean }) {
  const [toasts] = useState(() => new Toasts());
  const [ToastRegion, wake] = useLazyComponent(loadRegion, isEager);
  toasts.wake = ToastRegion ? () => {} : wake;
  const region = useRef<HTMLElement>(null);
  return (
    <ToastContext value={toasts}>
      {children}
      <section ref={region} data-toasts="" aria-label={t('primitives.toast-list.label')} className={styles.region}>
        <div role="status" aria-live="polite" aria-atomic="false" className={styles.place} data-place="persistent" />
        <div role="alert" aria-live="assertive" aria-atomic="false" className={styles.place} data-place="error" />
        <div role="status" aria-live="polite" aria-atomic="false" className={styles.place} data-place="plain" />
      </section>
      {ToastRegion && <ToastRegion toasts={toasts} region={region} />}
    </ToastContext>
  );
}
