import { NavigationPanel } from '#components/shell/navigation/navigation-panel.tsx';
import { navigationPanelModel } from '#machines/shell/navigation/navigation-panel.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { places } from './navigation-places.ts';

/** The scene of the navigation panel in a narrow window. */
export const navigationPanelScene = defineScene(navigationPanelModel, {
  width: 320,
  render: () => <NavigationPanel items={places} path="/discussions" />,
});
