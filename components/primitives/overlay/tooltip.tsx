import { cloneElement, type ReactElement, type ReactNode, use, useEffect, useId, useState } from 'react';
import { useLatePart } from '#components/primitives/runtime/use-late-part.ts';
import { type Tip, TipContext, Tips } from './tip-context.ts';

const loadTip = () => import('./tooltip-tip.tsx').then(({ TooltipTip }) => TooltipTip);

/**
 * Around the page once: holds the one tip that may be seen at a time (`spec/behaviours.md` §1). What drives and places
 * it is loaded when a trigger is first pointed at or focused; `isEager` loads it at once.
 */
export function TooltipProvider({ children, isEager = false }: { children: ReactNode; isEager?: boolean }) {
  const [tips] = useState(() => new Tips());
  const [TooltipTip, wake] = useLatePart(loadTip, isEager);
  tips.wake = TooltipTip ? () => {} : wake;
  return (
    <TipContext value={tips}>
      {children}
      {TooltipTip && <TooltipTip tips={tips} />}
    </TipContext>
  );
}

/**
 * A tip about one element, by pointer or by keyboard focus. Never the only copy of what it says (decision 5), unless
 * `isContent`: then a tap shows it too, as for the reason why a button is not allowed. `isSaid` leaves it to the eye, where
 * those who listen hear it anyway. Without a text there is no tip, or, with `showsName`, that of `NameTip`.
 */
export function Tooltip({
  text,
  children,
  side = 'top',
  isContent = false,
  isSaid = false,
  showsName = false,
  id,
}: TooltipProps) {
  const tips = use(TipContext);
  const ownId = useId();
  const key = id ?? ownId;
  useEffect(
    () => void tips?.told.set(key, { text, side, isContent, isSaid }),
    [tips, key, text, side, isContent, isSaid],
  );
  useEffect(() => () => tips?.forget(key), [tips, key]);
  if (!tips || !(text || showsName)) return children;
  const mark = text ? { 'data-tip': key } : { 'data-tip-name': side };
  return cloneElement(children, { ...mark, ...withOwn(tips.handlers, children.props) });
}

/**
 * A tip that shows the name of a button or link whose content is an icon alone; the name is its `aria-label`, or its hidden first child. Costs
 * nothing until the element is pointed at or focused, and has no identifier, so that cached fragments can hold it.
 */
export function NameTip({ children, side = 'top' }: NameTipProps) {
  const tips = use(TipContext);
  return tips ? cloneElement(children, { 'data-tip-name': side, ...withOwn(tips.handlers, children.props) }) : children;
}

type NameTipProps = { children: ReactElement<Record<string, unknown>>; side?: Tip['side'] };

/** What a tooltip takes; `children` is one element that passes its attributes on. `id` names the trigger in stories, and in parts that are drawn once for many readers. */
export type TooltipProps = {
  text: ReactNode;
  children: ReactElement<Record<string, unknown>>;
  side?: Tip['side'];
  isContent?: boolean;
  isSaid?: boolean;
  showsName?: boolean;
  id?: string;
};

type Handler = (event: never) => void;

/** The handlers of a trigger: its element's own first, then the tip's. */
function withOwn(handlers: Tips['handlers'], props: Readonly<Record<string, unknown>>): Record<string, unknown> {
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
