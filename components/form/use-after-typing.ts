import { useEffect, useState } from 'react';

/** The pause in typing after which a preview follows, in milliseconds. */
const typingPause = 600;

/** Returns the value as it was when typing last paused. */
export function useAfterTyping<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setShown(value), typingPause);
    return () => clearTimeout(timer);
  }, [value]);
  return shown;
}
