import { useEffect, useRef, useState } from 'react';

const leavePause = 500;

/** Whether a tip is open: at once when wished, 500 ms after the wish ended, unless the pointer came back. */
export function useTipDelay() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = () => clearTimeout(timer.current);
  useEffect(() => stay, []);
  const wish = (open: boolean) => {
    stay();
    if (open) setOpen(true);
    else timer.current = setTimeout(() => setOpen(false), leavePause);
  };
  const closeNow = () => {
    stay();
    setOpen(false);
  };
  return { isOpen, wish, stay, closeNow };
}
