import { useSyncExternalStore } from 'react';
import type { Scene } from '#stories/support/scene.ts';

const nothing = { subscribe: () => () => undefined, getView: () => undefined };

/** A scene in its initial state, for interaction and replay. */
export function LiveScene({ scene }: { scene: Scene }) {
  const { subscribe, getView } = window.folkmootBench ?? nothing;
  const start = useSyncExternalStore(subscribe, () => getView()?.start);
  const [first = 'start'] = Object.keys(scene.model.spec.starts ?? {});
  return scene.render(start ?? first);
}
