import { GripVertical, MoveDown, MoveUp, Navigation, PanelTop, Plus, Settings2, Trash2 } from 'lucide-react';
import type { LayoutSection } from '#api/administration/layout/layout-document.ts';
import { type LayoutLane, lanesOfSection, nodesInLane } from '#api/administration/layout-editor/layout-lane.ts';
import { t } from '#api/translations.ts';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import type { LayoutCanvasApi } from '#machines/administration/layout-editor/layout-canvas.connect.ts';
import { cluster } from '#theme/layout/layout.css.ts';
import { recordList } from '#theme/layout/record.css.ts';
import { type CanvasTool, CanvasToolbar } from './canvas-toolbar.tsx';
import { CanvasWidget } from './canvas-widget.tsx';
import { ConditionTags } from './condition-tags.tsx';
import * as styles from './layout-canvas.css.ts';
import type { LayoutCanvasProps } from './layout-canvas.tsx';
import type { useCanvasDrag } from './use-canvas-drag.ts';

/** The props of a part of the canvas. */
export interface CanvasPartProps extends LayoutCanvasProps {
  readonly canvas: LayoutCanvasApi;
  readonly getDragProps: ReturnType<typeof useCanvasDrag>;
}

interface CanvasSectionProps extends CanvasPartProps {
  readonly section: LayoutSection;
  /** The position among the sections, counted from 0. */
  readonly index: number;
}

/** A section of the canvas: its name and tools, and its columns with their widgets. */
export function CanvasSection(props: CanvasSectionProps) {
  const { canvas, section, index, getDragProps } = props;
  const { id, kind, show, isInverted } = section;
  const isSelected = canvas.selectedID === id;
  return (
    <section
      className={styles.section}
      aria-label={t('layout.canvas.section', { position: index + 1 })}
      data-section={id}
      data-selected={isSelected || undefined}
      data-moved={(isSelected && (canvas.isHeld || canvas.isDragging)) || undefined}
    >
      <div className={cluster()}>
        <span className={styles.handle} data-handle="" aria-hidden="true" {...getDragProps(id)}>
          <GripVertical size={18} />
        </span>
        <button type="button" className={styles.name} {...canvas.getPartProps(id)}>
          <span className={styles.number}>{t('layout.canvas.section', { position: index + 1 })}</span>
          <span>{t(`layout.section.${kind}`)}</span>
        </button>
        {show && <ConditionTags show={show} roleNames={props.roleNames} />}
        {isSelected && <CanvasToolbar canvas={canvas} tools={toolsOf(props)} />}
      </div>
      <div className={classNames(styles.columns({ kind }), isInverted && styles.inverted)}>
        {lanesOfSection[kind].map((lane) => (
          <CanvasLane key={lane} {...props} lane={lane} />
        ))}
      </div>
    </section>
  );
}

function toolsOf({ canvas, section, index, ...requests }: CanvasSectionProps): readonly CanvasTool[] {
  const { id, kind, breadcrumbs } = section;
  const crumbs = breadcrumbs ? 'layout.canvas.hide-breadcrumbs' : 'layout.canvas.show-breadcrumbs';
  return [
    { name: 'drag', icon: <GripVertical size={16} />, ...canvas.getHandleProps() },
    { name: 'up', icon: <MoveUp size={16} />, label: t('layout.canvas.up'), ...canvas.getMoveProps('up') },
    { name: 'down', icon: <MoveDown size={16} />, label: t('layout.canvas.down'), ...canvas.getMoveProps('down') },
    ...(kind === 'full-width'
      ? []
      : [
          {
            name: 'breadcrumbs',
            icon: <Navigation size={16} />,
            label: t(crumbs),
            onClick: () => requests.onSectionSet(id, { breadcrumbs: breadcrumbs ? undefined : true }),
          },
        ]),
    {
      name: 'edit',
      icon: <Settings2 size={16} />,
      label: t('layout.canvas.edit-section'),
      onClick: () => requests.onEdit(id),
    },
    ...lanesOfSection[kind].map((lane) => ({
      name: `add-${lane}`,
      icon: <Plus size={16} />,
      label: addLabel(lane),
      onClick: () => requests.onWidgetWanted({ sectionID: id, lane, index: nodesInLane(section, lane).length }),
    })),
    {
      name: 'add-section',
      icon: <PanelTop size={16} />,
      label: t('layout.canvas.add-section-below'),
      onClick: () => requests.onSectionWanted(index + 1),
    },
    {
      name: 'remove',
      icon: <Trash2 size={16} />,
      label: t('layout.canvas.remove-section'),
      ...canvas.getRemoveProps(),
    },
  ];
}

const addLabel = (lane: LayoutLane): string =>
  lane === 'children'
    ? t('layout.canvas.add-widget')
    : t('layout.canvas.add-widget-to', { column: t(`layout.column.${lane}`) });

/** A column of a section with its widgets, and a button that adds one. */
function CanvasLane({ lane, ...props }: CanvasSectionProps & { lane: LayoutLane }) {
  const { canvas, section, onWidgetWanted } = props;
  const nodes = nodesInLane(section, lane);
  const others = nodes.filter(({ id }) => id !== canvas.selectedID || !canvas.isDragging);
  const { target } = canvas;
  const dropIndex =
    target && 'lane' in target && target.sectionID === section.id && target.lane === lane ? target.index : undefined;
  return (
    <div className={styles.lane} data-lane={lane} data-side={lane === 'secondary' || undefined}>
      {nodes.length > 0 && (
        <ul className={recordList} aria-label={lane === 'children' ? undefined : t(`layout.column.${lane}`)}>
          {nodes.map((node) => (
            <CanvasWidget key={node.id} {...props} node={node} isTarget={others[dropIndex ?? -1] === node} />
          ))}
        </ul>
      )}
      {dropIndex === others.length && <div className={styles.widgetTarget} data-target="" />}
      <button
        type="button"
        tabIndex={-1}
        className={styles.add}
        onClick={() => onWidgetWanted({ sectionID: section.id, lane, index: nodes.length })}
      >
        <Plus size={16} aria-hidden="true" /> {addLabel(lane)}
      </button>
    </div>
  );
}
