import { Eye } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { LayoutViewType } from '#api/administration/layout/layout-view-type.ts';
import { missingWidgets } from '#api/administration/layout-editor/layout-rule.ts';
import { setSection } from '#api/administration/layout-editor/layout-steps.ts';
import { t } from '#api/translations.ts';
import { RecordNotice, type RecordNoticeProps } from '#components/administration/record/record-notice.tsx';
import { DiscardQuestion } from '#components/form/discard-question.tsx';
import { useLeaveGuard } from '#components/form/use-leave-guard.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { Dialog, DialogBody } from '#components/primitives/overlay/dialog.tsx';
import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import type { CanvasChange } from '#machines/administration/layout-editor/canvas-change.ts';
import type { LayoutEditorApi } from '#machines/administration/layout-editor/layout-editor.connect.ts';
import type { EditedLayout, StoredLayout } from '#machines/administration/layout-editor/layout-editor.machine.ts';
import type { RecordSave } from '#machines/administration/record/record-notice.machine.ts';
import { nodeProblems } from './document-problems.ts';
import { EditorBar } from './editor-bar.tsx';
import { type EditorCatalog, nameOfPart } from './editor-catalog.ts';
import { EditorConflict } from './editor-conflict.tsx';
import { EditorDialogs, type EditorRequest } from './editor-dialogs.tsx';
import { LayoutCanvas } from './layout-canvas.tsx';
import { LayoutDraft, type LayoutDraftCalls } from './layout-draft.tsx';
import * as styles from './layout-editor.css.ts';
import { LayoutPreview, type PreviewOptions } from './layout-preview.tsx';
import type { ChoosableRole } from './part-settings.ts';
import { type LayoutEditorCalls, useLayoutEditor } from './use-layout-editor.ts';

/** The props of the layout editor. */
export interface LayoutEditorProps extends LayoutEditorCalls {
  readonly viewType: LayoutViewType;
  readonly stored: StoredLayout;
  readonly catalog: EditorCatalog;
  readonly roles: readonly ChoosableRole[];
  readonly onLeft: () => void;
  /** The options of the preview. `draw` also receives the layout as it is in the editor. */
  readonly preview: Omit<PreviewOptions, 'draw'> & {
    readonly draw: (...drawing: [...Parameters<PreviewOptions['draw']>, EditedLayout]) => Promise<unknown>;
  };
  readonly draft: LayoutDraftCalls;
  /** The layout on the live line, and its newest save. */
  readonly notice: Pick<RecordNoticeProps, 'id' | 'readSave'>;
}

/** The editor of a layout, in a dialog that fills the window (docs/behavior/layout-editor.md). */
export function LayoutEditor(props: LayoutEditorProps) {
  const { viewType, stored, onLeft } = props;
  const editor = useLayoutEditor(stored, props);
  useEffect(() => {
    if (editor.isLeft) props.draft.forget();
  }, [editor.isLeft]);
  useLeaveGuard(editor, { isGuarded: editor.isChanged, canAsk: editor.canLeave, onLeft });
  return (
    <>
      <span hidden {...editor.getRootProps()} />
      <Dialog
        open={!editor.isLeft}
        onOpenChange={editor.leave}
        ignoresEscape
        size="fullScreen"
        title={t('layout.editor.title', { page: t(`layout.type.${viewType}`) })}
        closeLabel={t('layout.editor.close')}
      >
        <OpenEditor {...props} editor={editor} />
        <EditorConflict conflict={editor.conflict} />
        <DiscardQuestion isAsking={editor.isAsking} {...editor.getDiscardProps()} />
      </Dialog>
    </>
  );
}

const textOfSave = ({ name }: RecordSave) => t('layout.notice.text', { name });

type OpenEditorProps = LayoutEditorProps & { editor: LayoutEditorApi };

function OpenEditor({ editor, viewType, catalog, roles, preview, draft, notice }: OpenEditorProps) {
  const [isPreviewing, setPreviewing] = useState(false);
  const [request, setRequest] = useState<{ readonly key: number; readonly about: EditorRequest | undefined }>();
  const open = (about: EditorRequest | undefined) => setRequest((last) => ({ key: (last?.key ?? 0) + 1, about }));
  const canvas = useRef<HTMLDivElement>(null);
  useShortcuts(editor.pressKey);
  const { document, makeStep } = editor;
  const changeBy = ({ act, id, document: changed, selectedID }: CanvasChange) =>
    makeStep({ act, name: nameOfPart(catalog, document, id), document: changed, selectedID });
  const roleNames = Object.fromEntries(roles.map(({ roleID, name }) => [roleID, name]));
  const missing = missingWidgets(document, catalog.rules).map((id) => catalog.find(id)?.name ?? id);
  return (
    <>
      <div className={styles.editor} aria-busy={editor.isBusy}>
        <EditorBar editor={editor} onJson={() => open({ is: 'json' })}>
          <IconButton
            icon={<Eye size={18} />}
            label={t('layout.preview.open')}
            pressed={isPreviewing}
            onClick={() => setPreviewing(!isPreviewing)}
          />
        </EditorBar>
        <RecordNotice
          {...notice}
          kind="layout"
          className={styles.notice}
          title={t('layout.conflict.title')}
          textOf={textOfSave}
          revisionID={editor.edited.revisionID}
          isBusy={editor.isBusy}
          renderChoices={(save) => (
            <Button size="small" variant="primary" onClick={() => editor.conflict.open(textOfSave(save))}>
              {t('layout.notice.choose')}
            </Button>
          )}
        />
        {isPreviewing && (
          <LayoutPreview
            options={{ ...preview, draw: (...drawing) => preview.draw(...drawing, editor.edited) }}
            shown={document}
            onClose={() => setPreviewing(false)}
          />
        )}
        <DialogBody className={isPreviewing ? styles.away : styles.body}>
          <SubmissionProblem submission={editor} />
          <LayoutDraft
            calls={draft}
            layout={editor.edited}
            onContinue={({ name, document: found }) => {
              makeStep({ act: 'replace', name: t('layout.draft.step'), document: found, selectedID: undefined });
              editor.editName(name);
            }}
          />
          {missing.length > 0 && (
            <Message tone="warning">{t('layout.editor.missing', { names: missing.join(', ') })}</Message>
          )}
          <LayoutCanvas
            document={document}
            selectedID={editor.selectedID}
            catalog={catalog}
            problems={nodeProblems(document, editor.problems)}
            roleNames={roleNames}
            onChange={changeBy}
            canvasRef={canvas}
            onSectionWanted={(index) => open({ is: 'section', index })}
            onWidgetWanted={(place) => open({ is: 'widget', place })}
            onEdit={(id) => open({ is: 'settings', id })}
            onSectionSet={(id, settings) => {
              const changed = setSection(document, id, settings);
              const name = nameOfPart(catalog, document, id);
              if (changed) makeStep({ act: 'change', name, document: changed, selectedID: id });
            }}
          />
        </DialogBody>
      </div>
      <EditorDialogs
        key={request?.key}
        request={request?.about}
        viewType={viewType}
        document={document}
        catalog={catalog}
        roles={roles}
        onRequest={open}
        onStep={makeStep}
        returnTo={selectionIn(canvas)}
      />
    </>
  );
}

/** Listens to the shortcuts of the editor, unless another dialog is above it. */
function useShortcuts(press: LayoutEditorApi['pressKey']): void {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (document.querySelectorAll('[role="dialog"][data-state="open"]').length === 1) latest.current(event);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Returns a ref to the selected part of the canvas, or to the canvas itself. */
const selectionIn = (canvas: { readonly current: HTMLDivElement | null }) => ({
  get current(): HTMLElement | null {
    return canvas.current?.querySelector<HTMLElement>('[data-part][tabindex="0"]') ?? canvas.current;
  },
});
