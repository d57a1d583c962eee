import { type RefObject, useState } from 'react';
import type { LayoutDocument, LayoutNode } from '#api/administration/layout/layout-document.ts';
import type { LayoutViewType } from '#api/administration/layout/layout-view-type.ts';
import { findNode, findSection, type LanePlace } from '#api/administration/layout-editor/layout-lane.ts';
import { addNode, addSection, setNode, setSection, setShow } from '#api/administration/layout-editor/layout-steps.ts';
import type { FormValues } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';
import { WidgetPreview, type WidgetPreviewProps } from '#components/administration/layout/widget-preview.tsx';
import { FormDialog, type FormDialogProps } from '#components/form/form-dialog.tsx';
import type { LayoutStep } from '#machines/administration/layout-editor/layout-history.ts';
import type { EditorCatalog, EditorWidget } from './editor-catalog.ts';
import { LayoutJsonDialog } from './layout-json-dialog.tsx';
import {
  type ChoosableRole,
  conditionsOf,
  sectionForm,
  sectionSettingsOf,
  settingsOf,
  widgetForm,
} from './part-settings.ts';
import { randomID } from './random-id.ts';
import { SectionChooser } from './section-chooser.tsx';
import { WidgetChooser } from './widget-chooser.tsx';

/** The dialog that is open, with the part or the position that it concerns. */
export type EditorRequest =
  | { readonly is: 'section'; readonly index: number }
  | { readonly is: 'widget'; readonly place: LanePlace }
  | { readonly is: 'addition'; readonly place: LanePlace; readonly widget: EditorWidget }
  | { readonly is: 'settings'; readonly id: string }
  | { readonly is: 'json' };

interface EditorDialogsProps {
  readonly request: EditorRequest | undefined;
  readonly viewType: LayoutViewType;
  readonly document: LayoutDocument;
  readonly catalog: EditorCatalog;
  readonly roles: readonly ChoosableRole[];
  readonly onRequest: (request: EditorRequest | undefined) => void;
  readonly onStep: (step: LayoutStep) => void;
  readonly returnTo: RefObject<HTMLElement | null>;
}

/** The dialogs of the editor. One is open at a time. */
export function EditorDialogs(props: EditorDialogsProps) {
  const { request, document, catalog, returnTo, onRequest, onStep } = props;
  const close = () => onRequest(undefined);
  switch (request?.is) {
    case 'section':
      return (
        <SectionChooser
          returnTo={returnTo}
          onClose={close}
          onChoose={(kind) => {
            const section = { id: randomID(), kind, columns: {} };
            const added = addSection(document, section, request.index);
            const name = t(`layout.section.${kind}`);
            if (added) onStep({ act: 'add', name, document: added, selectedID: section.id });
            close();
          }}
        />
      );
    case 'widget':
      return (
        <WidgetChooser
          {...props}
          place={request.place}
          onClose={close}
          onChoose={(widget) => {
            if (hasSettings(widget)) return onRequest({ is: 'addition', place: request.place, widget });
            onStep(additionOf(document, request.place, { id: randomID(), widget: widget.widgetID }, widget.name));
            return close();
          }}
        />
      );
    case 'addition':
      return <WidgetAddition {...props} place={request.place} widget={request.widget} />;
    case 'settings':
      return findSection(document, request.id) ? (
        <SectionSettingsDialog {...props} id={request.id} />
      ) : (
        <WidgetSettingsDialog {...props} id={request.id} />
      );
    case 'json':
      return (
        <LayoutJsonDialog
          document={document}
          catalog={catalog}
          returnTo={returnTo}
          onTake={(taken) =>
            onStep({ act: 'replace', name: t('layout.json.title'), document: taken, selectedID: undefined })
          }
        />
      );
    default:
      return null;
  }
}

const hasSettings = ({ schema }: EditorWidget): boolean =>
  Object.keys((schema['properties'] ?? {}) as object).length > 0;

const additionOf = (document: LayoutDocument, place: LanePlace, node: LayoutNode, name: string): LayoutStep => ({
  act: 'add',
  name,
  document: addNode(document, node, place) ?? document,
  selectedID: node.id,
});

type PartProps = EditorDialogsProps & { readonly id: string };

/** Returns the node with the settings and conditions of a completed form. */
const nodeOf = (id: string, widget: EditorWidget, values: FormValues): LayoutNode => {
  const show = conditionsOf(values);
  return {
    id,
    widget: widget.widgetID,
    settings: settingsOf(values),
    ...(widget.version !== 1 && { version: widget.version }),
    ...(show && { show }),
  };
};

/** Returns the preview beside the form of a widget. The parts of a page, which the page itself loads, have none. */
const previewOf = (
  widget: EditorWidget,
  props: Pick<WidgetPreviewProps, 'viewType' | 'schema' | 'id' | 'withSettings'> & { catalog: EditorCatalog },
): FormDialogProps['beside'] =>
  props.catalog.names.find(widget.widgetID)?.hydrate.startsWith('asset.')
    ? undefined
    : ({ values }) => <WidgetPreview {...props} names={props.catalog.names} values={values} />;

/** The form of a new widget. */
function WidgetAddition(props: EditorDialogsProps & { place: LanePlace; widget: EditorWidget }) {
  const { document, roles, place, widget, onStep, returnTo } = props;
  const [id] = useState(randomID);
  const addition = (values: FormValues) => additionOf(document, place, nodeOf(id, widget, values), widget.name);
  const form = widgetForm({}, widget, roles);
  return (
    <FormDialog
      title={t('layout.widget.add', { name: widget.name })}
      saveLabel={t('layout.widget.add-label')}
      loaded={form}
      save={async (values) => values}
      onSaved={(values) => onStep(addition(values as FormValues))}
      returnTo={returnTo}
      beside={previewOf(widget, { ...props, ...form, id, withSettings: (values) => addition(values).document })}
    />
  );
}

/** The form of a widget of the layout. */
function WidgetSettingsDialog(props: PartProps) {
  const { document, catalog, roles, id, onStep, returnTo } = props;
  const node = findNode(document, id);
  const widget = node && catalog.find(node.widget);
  if (!node || !widget) return null;
  const withSettings = (values: FormValues) => {
    const { settings = {}, version = 1, show } = nodeOf(id, widget, values);
    const set = setNode(document, id, { settings, version });
    return (set && setShow(set, id, show)) ?? document;
  };
  const form = widgetForm(node, widget, roles);
  return (
    <FormDialog
      title={t('layout.widget.edit', { name: widget.name })}
      saveLabel={t('layout.widget.take')}
      loaded={form}
      save={async (values) => values}
      onSaved={(values) =>
        onStep({ act: 'change', name: widget.name, document: withSettings(values as FormValues), selectedID: id })
      }
      returnTo={returnTo}
      beside={previewOf(widget, { ...props, ...form, withSettings })}
    />
  );
}

/** The form of a section. */
function SectionSettingsDialog({ document, roles, id, onStep, returnTo }: PartProps) {
  const section = findSection(document, id);
  if (!section) return null;
  const name = t(`layout.section.${section.kind}`);
  const change = (values: FormValues) => {
    const set = setSection(document, id, sectionSettingsOf(values)) ?? document;
    const changed = setShow(set, id, conditionsOf(values));
    if (changed) onStep({ act: 'change', name, document: changed, selectedID: id });
  };
  return (
    <FormDialog
      title={t('layout.widget.edit', { name })}
      saveLabel={t('layout.widget.take')}
      loaded={sectionForm(section, roles)}
      save={async (values) => values}
      onSaved={(values) => change(values as FormValues)}
      returnTo={returnTo}
    />
  );
}
