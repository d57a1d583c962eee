import { ArrowLeft, ArrowRight, CircleAlert, GripVertical, MoveDown, MoveUp, SquarePen, Trash2 } from 'lucide-react';
import type { LayoutNode } from '#api/administration/layout/layout-document.ts';
import { t } from '#api/translations.ts';
import { mirrored } from '#theme/layout/layout.css.ts';
import type { CanvasPartProps } from './canvas-section.tsx';
import { type CanvasTool, CanvasToolbar } from './canvas-toolbar.tsx';
import { ConditionTags } from './condition-tags.tsx';
import { nameOfWidget } from './editor-catalog.ts';
import * as styles from './layout-canvas.css.ts';
import { WidgetIcon } from './widget-icon.tsx';

interface CanvasWidgetProps extends CanvasPartProps {
  readonly node: LayoutNode;
  readonly section: { readonly id: string };
  /** Whether the dragged widget would be dropped before this one. */
  readonly isTarget: boolean;
}

/** A widget of the canvas: its name, title and conditions, and its tools while it is selected. */
export function CanvasWidget({ node, isTarget, ...props }: CanvasWidgetProps) {
  const { canvas, catalog, problems, roleNames, getDragProps } = props;
  const { id, settings, show } = node;
  const definition = catalog.find(node.widget);
  const isSelected = canvas.selectedID === id;
  const title = settings?.['title'];
  const problem = problems[id] ?? (definition ? undefined : t('layout.canvas.unknown'));
  return (
    <li
      className={styles.widget}
      data-widget={id}
      data-selected={isSelected || undefined}
      data-moved={(isSelected && (canvas.isHeld || canvas.isDragging)) || undefined}
      data-drop={isTarget || undefined}
    >
      <div className={styles.widgetHead}>
        <span className={styles.handle} data-handle="" aria-hidden="true" {...getDragProps(id)}>
          <GripVertical size={16} />
        </span>
        <button type="button" className={styles.name} {...canvas.getPartProps(id)}>
          <span className={styles.icon}>
            <WidgetIcon name={definition?.icon} />
          </span>
          <span className={styles.texts}>
            <span>{nameOfWidget(catalog, node)}</span>
            {typeof title === 'string' && title !== '' && (
              <span className={styles.quiet} dir="auto">
                {title}
              </span>
            )}
          </span>
        </button>
      </div>
      {show && (
        <p className={styles.tags}>
          <ConditionTags show={show} roleNames={roleNames} />
        </p>
      )}
      {problem && (
        <p className={styles.problem}>
          <CircleAlert size={16} aria-hidden="true" /> {problem}
        </p>
      )}
      {isSelected && <CanvasToolbar canvas={canvas} tools={toolsOf(node, props)} />}
    </li>
  );
}

function toolsOf(
  { id, widget }: LayoutNode,
  { canvas, catalog, section, onEdit }: Omit<CanvasWidgetProps, 'node' | 'isTarget'>,
): readonly CanvasTool[] {
  const isKnown = catalog.find(widget) !== undefined;
  return [
    { name: 'drag', icon: <GripVertical size={16} />, ...canvas.getHandleProps() },
    { name: 'up', icon: <MoveUp size={16} />, label: t('layout.canvas.up'), ...canvas.getMoveProps('up') },
    { name: 'down', icon: <MoveDown size={16} />, label: t('layout.canvas.down'), ...canvas.getMoveProps('down') },
    ...(canvas.hasColumns(section.id)
      ? [
          {
            name: 'before',
            icon: <ArrowLeft size={16} className={mirrored} />,
            label: t('layout.canvas.before'),
            ...canvas.getMoveProps('before'),
          },
          {
            name: 'after',
            icon: <ArrowRight size={16} className={mirrored} />,
            label: t('layout.canvas.after'),
            ...canvas.getMoveProps('after'),
          },
        ]
      : []),
    {
      name: 'edit',
      icon: <SquarePen size={16} />,
      label: t('layout.canvas.edit'),
      disabledReason: isKnown ? undefined : t('layout.canvas.unknown'),
      onClick: () => onEdit(id),
    },
    { name: 'remove', icon: <Trash2 size={16} />, label: t('layout.canvas.remove'), ...canvas.getRemoveProps() },
  ];
}
