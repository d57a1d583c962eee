import { NavigationPanel } from '#components/shell/navigation/navigation-panel.tsx';
import { places } from './navigation-places.ts';

export default { title: 'shell / navigation-panel' };

export const Closed = () => <NavigationPanel items={places} path="/discussions" />;

export const Open = () => <NavigationPanel items={places} path="/discussions" defaultOpen />;
