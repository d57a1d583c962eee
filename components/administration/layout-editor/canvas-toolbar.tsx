import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { IconButton, type IconButtonProps } from '#components/primitives/form/icon-button.tsx';
import { getNextFocusIndex } from '#components/primitives/navigation/next-focus-index.ts';
import { useDirection } from '#components/primitives/text/direction-context.tsx';
import type { LayoutCanvasApi } from '#machines/administration/layout-editor/layout-canvas.connect.ts';
import * as styles from './layout-canvas.css.ts';

/** A button of a toolbar. `name` identifies it. */
export interface CanvasTool extends IconButtonProps {
  readonly name: string;
}

interface CanvasToolbarProps {
  readonly canvas: LayoutCanvasApi;
  readonly tools: readonly CanvasTool[];
  readonly children?: ReactNode;
}

/** The tools of the selected section or widget: one Tab stop, with arrow keys between the buttons. */
export function CanvasToolbar({ canvas, tools, children }: CanvasToolbarProps) {
  const { onKeyDown, ...toolbar } = canvas.getToolbarProps();
  const [current, setCurrent] = useState(tools[0]?.name);
  const root = useRef<HTMLDivElement>(null);
  const isMirrored = useDirection() === 'rtl';
  const moveFocus = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown(event);
    if (event.defaultPrevented) return;
    const buttons = [...(root.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const next = at < 0 ? undefined : getNextFocusIndex(event.key, at, buttons.length, isMirrored);
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    <div ref={root} role="toolbar" className={styles.toolbar} {...toolbar} onKeyDown={moveFocus}>
      {tools.map(({ name, ...tool }) => (
        <IconButton
          key={name}
          size="small"
          {...tool}
          data-tool={name}
          tabIndex={name === current ? 0 : -1}
          onFocus={() => setCurrent(name)}
        />
      ))}
      {children}
    </div>
  );
}
