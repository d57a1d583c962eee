import { use, useReducer } from 'react';
import { t } from '#api/translations.ts';
import { ToastContext } from '#components/primitives/overlay/toast-context.ts';
import { connectPartLoad } from '#machines/primitives/runtime/part-load.connect.ts';
import { type PartLoad, partLoadAfter } from '#machines/primitives/runtime/part-load.ts';
import { afterPaint } from './after-paint.ts';
import type { Preloadable } from './preloadable.ts';

/** The options of `usePartLoad`. */
export interface PartLoadOptions {
  /**
   * Whether the part renders within the click if it is already loaded. By default the busy placeholder is painted
   * first, because rendering takes long on slow phones.
   */
  readonly rendersWithinClick?: boolean;
  /** Whether no toast reports a failed load, because the page goes on without the part. */
  readonly isQuiet?: boolean;
  /** The state to begin in, for stories. */
  readonly start?: PartLoad | undefined;
}

const idle: PartLoad = { state: 'idle', action: undefined };

type Loadable = Pick<Preloadable<never>, 'whenLoaded'>;

/**
 * Loads a part when the user requests it, and keeps the user's action for it. `request` starts the load; `action` is the
 * newest action. If different actions need different parts, `part` returns the part of an action. When the part cannot
 * be loaded, a toast reports the failure, and the next request loads it again.
 *
 * It runs the transitions of `part-load.machine.ts` without XState, whose runtime is loaded later.
 */
export function usePartLoad<Action = true>(
  part: Loadable | ((action: Action) => Loadable),
  { rendersWithinClick, isQuiet, start = idle }: PartLoadOptions = {},
) {
  const toasts = use(ToastContext);
  const [now, send] = useReducer(partLoadAfter, start);
  const request = (action: Action) => {
    const { whenLoaded } = typeof part === 'function' ? part(action) : part;
    const done = () => send({ type: 'part.loaded', action });
    send({ type: 'part.requested', action });
    whenLoaded(rendersWithinClick ? done : () => afterPaint(done), () => {
      send({ type: 'part.failed', action });
      if (!isQuiet) toasts?.add({ id: 'part-failed', text: t('primitives.problem.again'), tone: 'error' });
    });
  };
  return { ...connectPartLoad(now, send), action: now.action as Action | undefined, request };
}
