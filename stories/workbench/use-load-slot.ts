import { useEffect, useRef, useState } from 'react';

/** The maximum number of frames of a contact sheet that load at the same time, so that the first are visible soon. */
const most = 4;

const waiting: (() => void)[] = [];
let loading = 0;

function begin() {
  while (loading < most) {
    const next = waiting.shift();
    if (!next) return;
    loading += 1;
    next();
  }
}

function endOnce(): () => void {
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    loading -= 1;
    begin();
  };
}

/** Waits for a slot to load; `done` releases it. */
export function useLoadSlot(isWanted: boolean): { readonly isOn: boolean; readonly done: () => void } {
  const [isOn, turn] = useState(false);
  const end = useRef(() => {});
  useEffect(() => {
    if (!isWanted) return;
    const take = () => {
      turn(true);
      end.current = endOnce();
    };
    waiting.push(take);
    begin();
    return () => {
      const place = waiting.indexOf(take);
      if (place >= 0) waiting.splice(place, 1);
      else end.current();
    };
  }, [isWanted]);
  return { isOn, done: () => end.current() };
}
