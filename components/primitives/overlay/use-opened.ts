import { type SyntheticEvent, useEffect, useRef, useState } from 'react';

/** Whether a `details` is open, also when it was opened before the page came alive, which told nobody; and what to spread onto it. */
export function useOpened() {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(ref.current?.open === true), []);
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => setOpen(currentTarget.open);
  return [isOpen, { ref, onToggle }] as const;
}
