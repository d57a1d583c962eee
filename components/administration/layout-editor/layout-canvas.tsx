import { Plus } from 'lucide-react';
import { Fragment, type RefObject, useId } from 'react';
import type { LayoutDocument, LayoutSection } from '#api/administration/layout/layout-document.ts';
import type { LanePlace } from '#api/administration/layout-editor/layout-lane.ts';
import type { SectionSettings } from '#api/administration/layout-editor/layout-steps.ts';
import { t } from '#api/translations.ts';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import type { CanvasChange, CanvasTarget } from '#machines/administration/layout-editor/canvas-change.ts';
import { CanvasSection } from './canvas-section.tsx';
import type { EditorCatalog } from './editor-catalog.ts';
import * as styles from './layout-canvas.css.ts';
import { useCanvasDrag } from './use-canvas-drag.ts';
import { useLayoutCanvas } from './use-layout-canvas.ts';

/** The requests of the canvas that other parts of the editor answer. */
export interface CanvasRequests {
  /** A section is to be inserted before the section of an index. */
  readonly onSectionWanted: (index: number) => void;
  readonly onWidgetWanted: (place: LanePlace) => void;
  /** The settings of a section or a widget are to be edited. */
  readonly onEdit: (id: string) => void;
  readonly onSectionSet: (id: string, settings: SectionSettings) => void;
}

/** The props of the canvas. `selectedID` is selected when another document arrives. */
export interface LayoutCanvasProps extends CanvasRequests {
  readonly document: LayoutDocument;
  readonly selectedID: string | undefined;
  readonly catalog: EditorCatalog;
  /** The errors of widgets, by ID. */
  readonly problems: Readonly<Record<string, string>>;
  /** The names of roles, by ID. */
  readonly roleNames: Readonly<Record<number, string>>;
  readonly onChange: (change: CanvasChange) => void;
  readonly canvasRef?: RefObject<HTMLDivElement | null>;
}

/** The sections and widgets of a layout, which can be selected, moved, edited and removed by pointer and keyboard. */
export function LayoutCanvas({ canvasRef, ...props }: LayoutCanvasProps) {
  const { document, catalog, onSectionWanted } = props;
  const { canvas, root } = useLayoutCanvas(props, canvasRef);
  const getDragProps = useCanvasDrag(canvas);
  const helpID = useId();
  const { sections } = canvas.document;
  return (
    <div className={styles.frame}>
      <p id={helpID} className={styles.help}>
        {t('layout.canvas.help')}
      </p>
      <div
        ref={root}
        {...canvas.getRootProps()}
        aria-describedby={helpID}
        className={styles.canvas}
        data-dragging={canvas.isDragging || undefined}
      >
        {sections.length === 0 && (
          <EmptyState title={t('layout.canvas.empty')}>{t('layout.canvas.empty-text')}</EmptyState>
        )}
        {sections.map((section, index) => (
          <Fragment key={section.id}>
            <SectionGap
              onAdd={() => onSectionWanted(index)}
              isTarget={isTarget(canvas.target, sections, section, canvas.selectedID)}
            />
            <CanvasSection
              {...props}
              canvas={canvas}
              catalog={catalog}
              section={section}
              index={index}
              getDragProps={getDragProps}
            />
          </Fragment>
        ))}
        {isLastTarget(canvas.target, sections, canvas.selectedID) && <div className={styles.sectionTarget} />}
      </div>
      <div className={styles.end}>
        <Button icon={<Plus size={16} />} onClick={() => onSectionWanted(document.sections.length)}>
          {t('layout.canvas.add-section')}
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {canvas.status}
      </p>
    </div>
  );
}

/** The gap above a section: a button that adds a section here, and the mark of the drop position. */
const SectionGap = ({ onAdd, isTarget }: { onAdd: () => void; isTarget: boolean }) => (
  <div className={styles.gap}>
    {isTarget && <div className={styles.sectionTarget} />}
    <IconButton
      size="small"
      tabIndex={-1}
      label={t('layout.canvas.add-section-here')}
      icon={<Plus size={16} />}
      className={styles.gapButton}
      onClick={onAdd}
    />
  </div>
);

const without = (sections: readonly LayoutSection[], id: string | undefined) =>
  sections.filter((section) => section.id !== id);

/** Checks whether a dragged section would be dropped before a section. */
const isTarget = (
  target: CanvasTarget | null,
  sections: readonly LayoutSection[],
  section: LayoutSection,
  draggedID: string | undefined,
): boolean => target !== null && 'section' in target && without(sections, draggedID)[target.section] === section;

const isLastTarget = (target: CanvasTarget | null, sections: readonly LayoutSection[], draggedID: string | undefined) =>
  target !== null && 'section' in target && target.section === without(sections, draggedID).length;
