import { cloneElement, type ReactElement, type ReactNode, use, useEffect, useId, useState } from 'react';
import { useLazyComponent } from '#components/primitives/runtime/use-lazy-component.ts';
import { type TooltipContent, TooltipContext, TooltipRegistry } from './tooltip-context.ts';

const loadTip = () => import('./tooltip-overlay.tsx').then(({ TooltipOverlay }) => TooltipOverlay);

/**
 * The provider of a page's tooltips, of which at most one is visible at a time (docs/behavior/shell.md#tooltips). Its
 * machine and positioning are lazy-loaded when a trigger is first hovered or focused. `isEager` loads them immediately.
 */
export function TooltipProvider({ children, isEager = false }: { children: ReactNode; isEager?: boolean }) {
  const [tips] = useState(() => new TooltipRegistry());
  const [TooltipTip, wake] = useLazyComponent(loadTip, isEager);
  tips.wake = TooltipTip ? () => {} : wake;
  return (
    <TooltipContext value={tips}>
      {children}
      {TooltipTip && <TooltipTip tips={tips} />}
    </TooltipContext>
  );
}

/**
 * A tooltip of an element, opened by pointer or keyboard focus. It must not be the only place of its information
 * (docs/behavior/shell.md#tooltips), unless `isContent` is set: then a tap also opens it, as for the reason of a
 * disabled button. `isAnnounced` makes it visual only, where assistive technology already receives the text. Without a
 * text there is no tooltip or, with `showsName`, that of `NameTooltip`.
 */
export function Tooltip({
  text,
  children,
  side = 'top',
  isContent = false,
  isAnnounced = false,
  showsName = false,
  id,
}: TooltipProps) {
  const tips = use(TooltipContext);
  const ownId = useId();
  const key = id ?? ownId;
  useEffect(
    () => void tips?.contents.set(key, { text, side, isContent, isAnnounced }),
    [tips, key, text, side, isContent, isAnnounced],
  );
  useEffect(() => () => tips?.forget(key), [tips, key]);
  if (!tips || !(text || showsName)) return children;
  const mark = text ? { 'data-tip': key } : { 'data-tip-name': side };
  return cloneElement(children, { ...mark, ...withOwn(tips.handlers, children.props) });
}

/**
 * A tooltip that shows the name of a button or link that consists only of an icon: its `aria-label` or its visually
 * hidden first child. It costs nothing until the element is hovered or focused, and it needs no ID, so that cached
 * fragments can contain it.
 */
export function NameTooltip({ children, side = 'top' }: NameTipProps) {
  const tips = use(TooltipContext);
  return tips ? cloneElement(children, { 'data-tip-name': side, ...withOwn(tips.handlers, children.props) }) : children;
}

type NameTipProps = { children: ReactElement<Record<string, unknown>>; side?: TooltipContent['side'] };

/**
 * The props of a tooltip. `children` is a single element that passes its props on to the DOM. Set `id` in stories and
 * in cached fragments, where the trigger needs a fixed ID.
 */
export type TooltipProps = {
  /** The text; without one there is no tooltip. */
  text: ReactNode;
  /** The trigger, one element. */
  children: ReactElement<Record<string, unknown>>;
  /** The side of the trigger on which it appears, if there is room. */
  side?: TooltipContent['side'];
  /** Whether the text is content that is nowhere else: a tap shows it too. */
  isContent?: boolean;
  /** Whether assistive technology already receives the text. */
  isAnnounced?: boolean;
  /** Whether the name of the trigger is shown when there is no text. */
  showsName?: boolean;
  /** A stable ID, needed inside a `CachedFragment`. */
  id?: string;
};

type Handler = (event: never) => void;

/** Merges the handlers of a trigger: the element's own handler runs first, then the tooltip's. */
function withOwn(
  handlers: TooltipRegistry['handlers'],
  props: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const both = ([name, tell]: [string, Handler]) => {
    const own = props[name] as Handler | undefined;
    const call: Handler = (event) => {
      own?.(event);
      tell(event);
    };
    return [name, own ? call : tell];
  };
  return Object.fromEntries(Object.entries(handlers as Record<string, Handler>).map(both));
}
