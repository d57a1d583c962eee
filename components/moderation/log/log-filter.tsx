import { type LogAction, logActions } from '#api/moderation/log/log-action.ts';
import { t } from '#api/translations.ts';
import { Button, ButtonLink } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import * as styles from './log-list.css.ts';

/** The log filter in the URL. */
export interface LogFilterValues {
  readonly eventType?: string | undefined;
  /** The first and the last day, such as `2026-11-21`. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly recordType?: string | undefined;
  readonly recordID?: number | undefined;
  readonly insertUserID?: number | undefined;
}

/** The filter form of the log: a plain form that works without JavaScript. */
export function LogFilter({ path, choice }: { path: string; choice: LogFilterValues }) {
  const actions = (Object.keys(logActions) as LogAction[]).map((action) => [action, t(logActions[action])] as const);
  const kept = { recordType: choice.recordType, recordID: choice.recordID, insertUserID: choice.insertUserID };
  return (
    <form action={path} method="get" className={styles.filters} key={JSON.stringify(choice)}>
      {Object.entries(kept).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Field label={t('log.filter.action')} className={styles.filter}>
        {(wiring) => (
          <Select {...wiring} name="eventType" defaultValue={choice.eventType ?? ''}>
            <option value="">{t('log.filter.all-actions')}</option>
            {actions
              .toSorted(([, one], [, other]) => one.localeCompare(other))
              .map(([action, name]) => (
                <option key={action} value={action}>
                  {name}
                </option>
              ))}
          </Select>
        )}
      </Field>
      <Field label={t('log.filter.from')} className={styles.filter}>
        {(wiring) => <Input {...wiring} type="date" name="from" defaultValue={choice.from} />}
      </Field>
      <Field label={t('log.filter.to')} className={styles.filter}>
        {(wiring) => <Input {...wiring} type="date" name="to" defaultValue={choice.to} />}
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary">
          {t('log.filter.apply')}
        </Button>
        <ButtonLink href={path}>{t('log.filter.clear')}</ButtonLink>
      </div>
    </form>
  );
}
