import { type SyntheticEvent, useEffect, useRef, useState } from 'react';

/**
 * Returns whether a `details` element is open, and the props to spread onto it. It also detects an element that was
 * opened before hydration, when no event was observed.
 */
export function useDetailsOpen() {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(ref.current?.open === true), []);
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => setOpen(currentTarget.open);
  return [isOpen, { ref, onToggle }] as const;
}
