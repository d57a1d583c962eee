import { use, useReducer } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { t } from '#api/translations.ts';
import { ToastContext } from '#components/primitives/overlay/toast-context.ts';
import { connectPartLoad } from '#machines/primitives/runtime/part-load.connect.ts';
import { type PartLoad, type PartLoadState, partLoadAfter } from '#machines/primitives/runtime/part-load.ts';
import { afterPaint } from './after-paint.ts';
import type { Preloadable } from './preloadable.ts';
import { WorkbenchContext } from './workbench-context.ts';

/** How a part is loaded. */
export interface PartLoadOptions {
  /**
   * Whether the part renders within the click if it is already loaded. By default the busy placeholder is painted
   * first, because rendering takes long on slow phones.
   */
  readonly rendersWithinClick?: boolean;
  /** Whether no toast reports a failed load, because the page goes on without the part. */
  readonly isQuiet?: boolean;
}

const idle: PartLoad = { state: 'idle', action: undefined };

/**
 * Loads a part when the user first wants it, and keeps the user's action for it. `request` starts it; `action` is the
 * newest action once `isReady`. When the part cannot be loaded, a toast says so, and the next request loads it again.
 *
 * It runs the transitions of `part-load.machine.ts` without XState, whose runtime is loaded later.
 */
export function usePartLoad<Action = true>(
  { whenLoaded }: Pick<Preloadable<never>, 'whenLoaded'>,
  { rendersWithinClick = false, isQuiet = false }: PartLoadOptions = {},
) {
  const inspect = use(WorkbenchContext);
  const toasts = use(ToastContext);
  const [part, send] = useReducer(partLoadAfter, idle, (start) => inState(inspect) ?? start);
  const load = () => {
    const done = () => send({ type: 'part.loaded' });
    whenLoaded(rendersWithinClick ? done : () => afterPaint(done), () => {
      send({ type: 'part.failed' });
      if (!isQuiet) toasts?.add({ id: 'part-failed', text: t('primitives.problem.again'), tone: 'error' });
    });
  };
  return {
    ...connectPartLoad(part, send),
    action: part.action as Action | undefined,
    request: (action: Action) => {
      send({ type: 'part.requested', action });
      if (part.state === 'idle' || part.state === 'failed') load();
    },
  };
}

/** Returns the state in which a workbench starts the part. */
function inState(inspect: (logic: never) => { snapshot?: unknown }): PartLoad | undefined {
  const { snapshot } = inspect({ id: 'part-load' } as never);
  if (!snapshot) return;
  const { value, context } = snapshot as AnyMachineSnapshot;
  return { state: value as PartLoadState, action: (context as { action?: unknown }).action };
}
