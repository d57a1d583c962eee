import { useMemo } from 'react';
import { PushPermission } from '#components/notification/push-permission.tsx';
import type { PushState } from '#machines/notification/push-permission.machine.ts';
import { pushPermissionModel } from '#machines/notification/push-permission.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryCall } from '#stories/support/story-server.ts';

function Permission() {
  const [ask, subscribe, unsubscribe] = [
    useStoryCall<object, { standing: PushState }>('/ask'),
    useStoryCall<object, { standing: PushState }>('/subscribe'),
    useStoryCall<object, { standing: PushState }>('/unsubscribe'),
  ];
  const browser = useMemo(
    () => ({
      ask: async () => (await ask({})).standing,
      subscribe: async () => (await subscribe({})).standing,
      unsubscribe: async () => (await unsubscribe({})).standing,
    }),
    [],
  );
  return (
    <div style={{ display: 'grid', gap: '1rem', padding: '1rem' }}>
      <h1>Notification Preferences</h1>
      <PushPermission browser={browser} />
    </div>
  );
}

/** Push notifications to a browser that the walk simulates. */
export const pushPermissionScene = defineScene(pushPermissionModel, { render: () => <Permission /> });
