import { type DraftView, draftKinds } from '#api/composer/draft/draft.queries.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';
import { Button, ButtonLink } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import * as styles from './draft-filters.css.ts';
import { draftListAddress, draftListParameters, isNarrowed } from './draft-list-address.ts';
import { draftKindName } from './draft-name.ts';

/**
 * Returns the labels of the date filters. Unfinished drafts are filtered by their last change, all others by their
 * scheduled publication.
 */
const dateNames = ({ tab }: DraftView): { from: MessageID; to: MessageID } =>
  tab === 'drafts'
    ? { from: 'composer.drafts.changed-from', to: 'composer.drafts.changed-to' }
    : { from: 'composer.drafts.planned-from', to: 'composer.drafts.planned-to' };

/**
 * Filters the viewer's drafts by kind and date (docs/behavior/composer.md#drafts-page). It is a plain form, so that it
 * works without scripts.
 */
export function DraftFilters({ view }: { view: DraftView }) {
  const { tab, sort, kind, from, to } = view;
  const names = dateNames(view);
  const usual = { tab, sort, page: 1 };
  return (
    <form action="/drafts" method="get" className={styles.filters} key={JSON.stringify(view)}>
      {Object.entries(draftListParameters(usual)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field label={t('composer.drafts.kind')} className={styles.filter}>
        {(wiring) => (
          <Select {...wiring} name="recordType" defaultValue={kind ?? ''}>
            <option value="">{t('composer.drafts.every-kind')}</option>
            {draftKinds.map((one) => (
              <option key={one} value={one}>
                {draftKindName(one)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t(names.from)} className={styles.filter}>
        {(wiring) => <Input {...wiring} type="date" name="from" defaultValue={from} />}
      </Field>
      <Field label={t(names.to)} className={styles.filter}>
        {(wiring) => <Input {...wiring} type="date" name="to" defaultValue={to} />}
      </Field>
      <div className={styles.acts}>
        <Button type="submit">{t('composer.drafts.narrow')}</Button>
        {isNarrowed(view) && <ButtonLink href={draftListAddress(usual)}>{t('composer.drafts.clear')}</ButtonLink>}
      </div>
    </form>
  );
}
