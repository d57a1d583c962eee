import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FormField } from '#api/form/form-fields.ts';
import type { FormValues } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { usePreservedFocus } from '#components/primitives/runtime/use-preserved-focus.ts';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import { rowKey } from '#machines/form/row-keys.ts';
import { ControlGroup } from './control-frame.tsx';
import { asText, type ControlProps, isDisabled, labelsOf, metaOf } from './control-props.ts';
import * as styles from './list-control.css.ts';

/** A list of items with fields of their own. Items are added, removed and moved by buttons. */
export const ListControl = (props: ControlProps) => {
  const { field, form } = props;
  const { addLabel = t('form.item.add') } = metaOf(field);
  const rows = (field.value ?? []) as readonly FormValues[];
  const { root, focusNext } = useNextFocus(rows.length);
  const focus = usePreservedFocus();
  const [position, setPosition] = useState('');
  const move = (from: number, to: number) => {
    setPosition(t('form.item.moved', { name: titleOf(field, from), position: to + 1, count: rows.length }));
    form.moveItem(field.path, from, to);
  };
  const remove = (index: number) => {
    focusNext(Math.min(index, rows.length - 2));
    form.removeItem(field.path, index);
  };
  const add = () => {
    focusNext(rows.length);
    form.addItem(field.path);
  };
  return (
    <ControlGroup {...props}>
      <div ref={root} className={styles.frame}>
        {rows.length === 0 && <p className={styles.empty}>{t('form.item.empty')}</p>}
        {rows.length > 0 && (
          <ol className={styles.list} {...focus}>
            {rows.map((row, index) => (
              <li key={rowKey(row)} className={styles.item}>
                <ItemHead {...{ field, form, index, move, remove }} count={rows.length} />
                {form.renderFields(field.parts[index] ?? [], row)}
              </li>
            ))}
          </ol>
        )}
        <Button size="small" icon={<Plus size={16} />} data-add disabledReason={fullReason(props)} onClick={add}>
          {addLabel}
        </Button>
        <span role="status">
          <VisuallyHidden>{position}</VisuallyHidden>
        </span>
      </div>
    </ControlGroup>
  );
};

interface ItemHeadProps extends Pick<ControlProps, 'field' | 'form'> {
  readonly index: number;
  readonly count: number;
  readonly move: (from: number, to: number) => void;
  readonly remove: (index: number) => void;
}

function ItemHead({ field, form, index, count, move, remove }: ItemHeadProps) {
  const name = titleOf(field, index);
  const busy = form.isBusy ? t('primitives.confirm.busy') : undefined;
  return (
    <div className={styles.head}>
      <p className={styles.title}>
        <bdi>{name}</bdi>
      </p>
      <IconButton
        icon={<ArrowUp />}
        label={t('form.item.up', { name })}
        disabledReason={busy ?? (index === 0 ? t('form.item.first') : undefined)}
        onClick={() => move(index, index - 1)}
      />
      <IconButton
        icon={<ArrowDown />}
        label={t('form.item.down', { name })}
        disabledReason={busy ?? (index === count - 1 ? t('form.item.last') : undefined)}
        onClick={() => move(index, index + 1)}
      />
      <IconButton
        icon={<Trash2 />}
        label={t('form.item.remove', { name })}
        data-handle
        disabledReason={busy}
        onClick={() => remove(index)}
      />
    </div>
  );
}

/** Returns the name of an item: the value of the field that names it, otherwise its number. */
function titleOf(field: FormField, index: number): string {
  const { itemTitle = '' } = metaOf(field);
  const named = field.parts[index]?.find(({ name }) => name === itemTitle);
  const value = asText(named?.value).trim();
  return (named && labelsOf(named)[value]) || value || t('form.item.numbered', { number: index + 1 });
}

/** Returns the reason why no item can be added; undefined when one can. */
function fullReason({ field, form }: ControlProps): string | undefined {
  const { maxItems = Number.POSITIVE_INFINITY } = field.property;
  if (isDisabled(field)) return undefined;
  if (form.isBusy) return t('primitives.confirm.busy');
  return field.parts.length < maxItems ? undefined : t('form.item.full', { limit: maxItems });
}

/** Moves the focus after an item was added or removed: into the item at the position, otherwise to the add button. */
function useNextFocus(count: number) {
  const root = useRef<HTMLDivElement>(null);
  const next = useRef<number>(null);
  useLayoutEffect(() => {
    if (next.current === null) return;
    const item = root.current?.querySelectorAll(':scope > ol > li')[next.current];
    next.current = null;
    const inItem =
      item?.querySelector<HTMLElement>('input, select, textarea') ?? item?.querySelector<HTMLElement>('button');
    (inItem ?? root.current?.querySelector<HTMLElement>(':scope > [data-add]'))?.focus();
  }, [count]);
  const focusNext = (index: number) => {
    next.current = index;
  };
  return { root, focusNext };
}
