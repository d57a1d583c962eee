import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Button } from '#components/primitives/form/button.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { connectCollapsible } from '#machines/primitives/overlay/collapsible.connect.ts';
import { collapsibleMachine } from '#machines/primitives/overlay/collapsible.machine.ts';
import * as styles from './collapsible.css.ts';

/**
 * Shows the first 100 px of content taller than 150 px, and the rest on demand
 * (docs/behavior/shell.md#collapsible-content). Hidden content cannot be focused. Without JavaScript all content is
 * visible.
 */
export function Collapsible({ children, label }: { children: ReactNode; label?: string }) {
  const [snapshot, send] = useMachine(collapsibleMachine);
  const { height, hasButton, buttonWords, isCollapsed, measure, ...props } = connectCollapsible(snapshot, send);
  const content = useRef<HTMLDivElement>(null);
  const id = useId();
  useMeasure(content, measure, hasButton);
  useOutOfReach(content, height);
  const { onClick, ...button } = props.getButtonProps(id);
  const press = () => {
    const tall = content.current?.offsetHeight ?? 0;
    onClick();
    // The scroll behaviour comes from the page's style, so reduced motion is respected.
    if (!isCollapsed) window.scrollBy({ top: (height ?? collapsed) - tall });
  };
  return (
    <div {...props.getRootProps()}>
      <div id={id} className={styles.window} style={{ maxBlockSize: height }}>
        <div ref={content}>{children}</div>
        {isCollapsed && <div className={styles.fade} aria-hidden="true" />}
      </div>
      {hasButton && (
        <Button
          variant="text"
          size="small"
          icon={isCollapsed ? <ChevronDown size="1em" /> : <ChevronUp size="1em" />}
          {...button}
          onClick={press}
        >
          {label ? `${buttonWords} ${label}` : buttonWords}
        </Button>
      )}
    </div>
  );
}

const collapsed = 100;

/**
 * Measures the content whenever its height changes. Content that is initially collapsed or expanded stays so until the
 * first change.
 */
function useMeasure(content: RefObject<HTMLElement | null>, measure: (height: number) => void, isSettled: boolean) {
  const tell = useRef(measure);
  tell.current = measure;
  const isKnown = useRef(isSettled);
  useEffect(() => {
    if (!content.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && !isKnown.current) tell.current(Math.round(entry.contentRect.height));
      isKnown.current = false;
    });
    observer.observe(content.current);
    return () => observer.disconnect();
  }, [content]);
}

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Makes focusable elements below the visible edge inert while the content is collapsed. */
function useOutOfReach(content: RefObject<HTMLElement | null>, height: number | undefined) {
  useEffect(() => {
    const element = content.current;
    if (!element || height === undefined) return;
    const edge = element.getBoundingClientRect().top + height;
    const below = [...element.querySelectorAll<HTMLElement>(focusable)].filter(
      (one) => !one.inert && one.getBoundingClientRect().bottom > edge,
    );
    for (const one of below) one.inert = true;
    return () => {
      for (const one of below) one.inert = false;
    };
  });
}
