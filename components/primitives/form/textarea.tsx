import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { classNames } from '#components/primitives/runtime/class-names.ts';
import { control } from './control.css.ts';
import { growing, textarea } from './textarea.css.ts';

/** A multi-line text control that grows with its text. */
export function Textarea({ autoGrow = true, className, onInput, ...props }: TextareaProps) {
  const element = useRef<HTMLTextAreaElement>(null);
  const { value } = props;
  useAfterRender(() => {
    if (autoGrow && value !== undefined) growToText(element.current);
  }, [autoGrow, value]);
  return (
    <textarea
      ref={element}
      rows={4}
      {...props}
      onInput={(event) => {
        if (autoGrow) growToText(event.currentTarget);
        onInput?.(event);
      }}
      className={classNames(control, textarea, autoGrow && growing, className)}
    />
  );
}

/** The props of a textarea. `autoGrow` makes it grow with its text. */
export type TextareaProps = ComponentProps<'textarea'> & { autoGrow?: boolean };

// React warns about layout effects on the server, where there is nothing to measure.
const useAfterRender: typeof useLayoutEffect = typeof window === 'undefined' ? () => {} : useLayoutEffect;

/** Resizes the element to its text in browsers without support for `field-sizing`. */
function growToText(element: HTMLTextAreaElement | null) {
  if (!element || CSS.supports('field-sizing', 'content')) return;
  element.style.blockSize = 'auto';
  element.style.blockSize = `${element.scrollHeight + 2}px`;
}
