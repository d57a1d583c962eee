import { InState } from '#stories/support/in-state.tsx';
import { pushPermissionScene } from './push-permission.scene.tsx';

export default { title: 'notification / push-permission' };

export const On = () => <InState scene={pushPermissionScene} state="on" />;

export const Denied = () => <InState scene={pushPermissionScene} state="denied" />;

export const Unsupported = () => <InState scene={pushPermissionScene} state="unsupported" />;
