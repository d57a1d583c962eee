import { Keyboard } from 'lucide-react';
import type { RefObject } from 'react';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';
import { Switch } from '#components/primitives/form/switch.tsx';
import { triageKeys } from '#machines/moderation/triage/report-triage.connect.ts';
import * as styles from './report-triage.css.ts';

const words = {
  next: 'report.act.next',
  previous: 'report.act.previous',
  dismiss: 'report.act.dismiss',
  remove: 'report.act.remove',
  close: 'report.act.close',
  escalate: 'report.act.escalate',
  claim: 'report.act.claim',
  undo: 'report.act.undo',
} as const satisfies Record<(typeof triageKeys)[keyof typeof triageKeys], MessageID>;

const others = { n: 'report.keys.note', o: 'report.act.view', '?': 'report.keys.help' } as const;

/** The list of keyboard shortcuts, and the switch that turns them off. `?` opens and closes it. */
export function TriageLegend({ isOn, onChange, details }: TriageLegendProps) {
  const lines: readonly (readonly [string, MessageID])[] = [
    ...Object.entries(triageKeys).map(([key, what]) => [key.toUpperCase(), words[what]] as const),
    ...Object.entries(others).map(([key, id]) => [key.toUpperCase(), id] as const),
  ];
  return (
    <details className={styles.legend} ref={details}>
      <summary className={styles.summary}>
        <Keyboard size={16} aria-hidden="true" />
        {t('report.keys.legend')}
        <kbd className={styles.keyCap}>?</kbd>
      </summary>
      <Switch label={t('report.keys.on')} checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <dl className={styles.keys}>
        {lines.map(([key, id]) => (
          <div key={key} className={styles.key}>
            <dt>
              <kbd className={styles.keyCap}>{key}</kbd>
            </dt>
            <dd style={{ margin: 0 }}>{t(id)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

interface TriageLegendProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly details: RefObject<HTMLDetailsElement | null>;
}
