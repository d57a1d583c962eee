import { Search } from 'lucide-react';
import { type RefObject, useMemo, useRef } from 'react';
import type { LayoutDocument } from '#api/administration/layout/layout-document.ts';
import type { LanePlace } from '#api/administration/layout-editor/layout-lane.ts';
import { mayAdd, mayPlace } from '#api/administration/layout-editor/layout-rule.ts';
import { t } from '#api/translations.ts';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Dialog, DialogBody, DialogFooter } from '#components/primitives/overlay/dialog.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { connectWidgetChooser } from '#machines/administration/layout-editor/widget-chooser.connect.ts';
import { widgetChooserMachine } from '#machines/administration/layout-editor/widget-chooser.machine.ts';
import type { EditorCatalog, EditorWidget } from './editor-catalog.ts';
import * as styles from './editor-dialog.css.ts';
import { WidgetIcon } from './widget-icon.tsx';

interface WidgetChooserProps {
  readonly document: LayoutDocument;
  readonly place: LanePlace;
  readonly catalog: EditorCatalog;
  readonly onChoose: (widget: EditorWidget) => void;
  readonly onClose: () => void;
  readonly returnTo: RefObject<HTMLElement | null>;
}

/** A dialog that offers the widgets by group, with a search over names and keywords. */
export function WidgetChooser({ returnTo, ...props }: WidgetChooserProps) {
  const chooser = useWidgetChooser(props);
  const field = useRef<HTMLInputElement>(null);
  const groups = Object.entries(Object.groupBy(chooser.found, ({ group }) => group));
  return (
    <>
      <span hidden {...chooser.getRootProps()} />
      <Dialog
        open={chooser.isOpen}
        onOpenChange={chooser.close}
        title={t('layout.chooser.title')}
        size="large"
        initialFocus={field}
        returnFocus={returnTo}
      >
        <DialogBody className={styles.chooser}>
          <Field label={t('layout.chooser.search')} labelHidden>
            {(wiring) => <Input {...wiring} ref={field} {...chooser.getFieldProps()} />}
          </Field>
          {chooser.emptyText && <EmptyState icon={<Search />} title={chooser.emptyText} headingLevel={3} />}
          {groups.map(([group, widgets = []]) => (
            <WidgetGroup key={group} {...props} group={group} widgets={widgets} onChoose={chooser.choose} />
          ))}
          <p role="status" className={styles.count}>
            {chooser.status}
          </p>
        </DialogBody>
        <DialogFooter>
          <Button onClick={chooser.close}>{t('layout.editor.cancel')}</Button>
        </DialogFooter>
      </Dialog>
    </>
  );
}

function useWidgetChooser({ catalog, onChoose, onClose }: Omit<WidgetChooserProps, 'returnTo'>) {
  const latest = useRef({ catalog, onChoose, onClose });
  latest.current = { catalog, onChoose, onClose };
  const logic = useMemo(
    () =>
      widgetChooserMachine.provide({
        actions: {
          reportChosen: (_, { widgetID }) => {
            const widget = latest.current.catalog.find(widgetID);
            if (widget) latest.current.onChoose(widget);
          },
          reportClosed: () => latest.current.onClose(),
        },
      }),
    [],
  );
  const [snapshot, send] = useMachine(logic, { input: { widgets: catalog.widgets } });
  return connectWidgetChooser(snapshot, send, catalog.widgets);
}

type GroupProps = Omit<WidgetChooserProps, 'onClose' | 'returnTo'> & {
  readonly group: string;
  readonly widgets: readonly EditorWidget[];
};

const groupNames = ['page', 'posts', 'categories', 'members', 'navigation', 'content'] as const;

const groupLabel = (group: string): string => {
  const known = groupNames.find((name) => name === group);
  return known ? t(`layout.group.${known}`) : group;
};

const WidgetGroup = ({ group, widgets, onChoose, document, place, catalog: { rules } }: GroupProps) => (
  <section>
    <h3 className={styles.groupTitle}>{groupLabel(group)}</h3>
    <ul className={styles.cards}>
      {widgets.map((widget) => {
        const { widgetID, name, icon } = widget;
        const refusal = mayAdd(document, widgetID, rules)
          ? mayPlace(document, widgetID, place, rules)
            ? undefined
            : t('layout.chooser.not-here')
          : t('layout.chooser.used');
        return (
          <li key={widgetID}>
            <button
              type="button"
              className={styles.card}
              aria-disabled={refusal !== undefined || undefined}
              onClick={() => refusal === undefined && onChoose(widget)}
            >
              <span className={styles.cardIcon}>
                <WidgetIcon name={icon} size={24} />
              </span>
              <span>{name}</span>
              {refusal && <span className={styles.refusal}>{refusal}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  </section>
);
