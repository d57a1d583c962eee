import { useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { Scalar } from '#api/form/form-schema.ts';
import { recordQuery } from '#api/form/record-lookup.queries.ts';
import { type FoundRecord, findRecords, lookupOf, type RecordLookup } from '#api/form/record-lookup.ts';
import { t } from '#api/translations.ts';
import { SuggestionField } from '#components/composer/editor/suggestion-field.tsx';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as frameStyles from './control-frame.css.ts';
import { ControlBox, ControlFrame } from './control-frame.tsx';
import { type ControlProps, emptied, isDisabled, metaOf } from './control-props.ts';
import * as styles from './record-control.css.ts';

/**
 * A field that refers to one record of the forum or to several, such as a category. Records are found by their names. A
 * record that no longer exists stays chosen until it is removed.
 */
export const RecordControl = (props: ControlProps) => {
  const { field, form } = props;
  const { api } = useSite();
  const client = useQueryClient();
  const [change, setChange] = useState('');
  const { label, emptyText, placeholder = t('form.record.search') } = metaOf(field);
  const lookup = lookupOf(metaOf(field)) as RecordLookup;
  const hasSeveral = field.property.type === 'array';
  const ids = idsOf(field.value);
  const put = (values: readonly Scalar[]) =>
    form.change(field.path, hasSeveral ? values : (values[0] ?? emptied(field.property)));
  const find = async (text: string, signal: AbortSignal) =>
    (await findRecords(api, lookup, text, signal)).map(({ value, ...words }) => ({ key: String(value), ...words }));
  const add = ({ key, label: name, note }: { key: string; label: string; note?: string | undefined }) => {
    const value = storedID(props, key);
    const record: FoundRecord = { value, label: name, note };
    client.setQueryData(recordQuery(api, lookup, value).queryKey, record);
    setChange(t('form.record.added', { name }));
    if (!ids.includes(value)) put(hasSeveral ? [...ids, value] : [value]);
  };
  const remove = (value: Scalar, name: string) => {
    setChange(t('form.record.removed', { name }));
    put(ids.filter((one) => one !== value));
    document.getElementById(form.idOf(field.path))?.focus();
  };
  return (
    <ControlFrame {...props}>
      {({ onBlur, ...wiring }) => (
        <ControlBox className={styles.frame} onLeave={onBlur}>
          <Chosen {...{ ids, lookup, label, remove }} isLocked={isDisabled(field)} isBusy={form.isBusy} />
          {ids.length === 0 && emptyText && <p className={frameStyles.help}>{emptyText}</p>}
          <SuggestionField
            wiring={{ ...wiring, placeholder, readOnly: form.isBusy }}
            label={label}
            find={find}
            onOption={add}
            opensOnPress={!lookup.needsText && !form.isBusy}
          />
          <span role="status">
            <VisuallyHidden>{change}</VisuallyHidden>
          </span>
        </ControlBox>
      )}
    </ControlFrame>
  );
};

/** Returns the chosen IDs of a field that has one or several. */
const idsOf = (value: ControlProps['field']['value']): readonly Scalar[] =>
  value === undefined || value === null || value === '' ? [] : ([value].flat() as readonly Scalar[]);

/** Returns an ID as the schema of the field stores it. */
const storedID = ({ field: { property } }: ControlProps, key: string): Scalar =>
  (property.items ?? property).type === 'string' ? key : Number(key);

interface RecordsProps {
  readonly lookup: RecordLookup;
  readonly isLocked: boolean;
  readonly isBusy: boolean;
  readonly remove: (id: Scalar, name: string) => void;
}

/** The chosen records with their names. */
const Chosen = ({ ids, label, ...props }: RecordsProps & { ids: readonly Scalar[]; label: string }) =>
  ids.length === 0 ? null : (
    <ul className={styles.chosen} aria-label={t('form.record.chosen', { label })}>
      {ids.map((id) => (
        <ChosenRecord key={String(id)} id={id} {...props} />
      ))}
    </ul>
  );

function ChosenRecord({ id, lookup, isLocked, isBusy, remove }: RecordsProps & { id: Scalar }) {
  const { api } = useSite();
  const { data, isError } = useQuery({ ...recordQuery(api, lookup, id), retry: false });
  const name = nameOf(id, data, isError);
  return (
    <li className={styles.record}>
      {data ? (
        <bdi title={data.note} className={styles.name}>
          {name}
        </bdi>
      ) : (
        <span className={styles.gone}>{name}</span>
      )}
      {!isLocked && (
        <IconButton
          label={t('form.record.remove', { name })}
          size="small"
          icon={<X size={14} />}
          {...(isBusy && { disabledReason: t('primitives.confirm.busy') })}
          onClick={() => remove(id, name)}
        />
      )}
    </li>
  );
}

/** Returns the name of a record, or a note with its ID while it is loaded, when it is gone, or when it cannot be read. */
function nameOf(id: Scalar, record: FoundRecord | null | undefined, isUnread: boolean): string {
  if (record) return record.label;
  if (record === null) return t('form.record.gone', { id: String(id) });
  return isUnread ? t('form.record.unread', { id: String(id) }) : t('form.record.loading', { id: String(id) });
}
