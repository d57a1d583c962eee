import { MegaMenu } from '#components/shell/navigation/mega-menu.tsx';
import { megaMenuModel } from '#machines/shell/navigation/mega-menu.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { places } from './navigation-places.ts';

/** The navigation of a title bar with two menus, above a page with a focusable element. */
export const megaMenuScene = defineScene(megaMenuModel, {
  render: () => (
    <>
      <nav aria-label="Main" style={{ position: 'relative', paddingInline: '1rem' }}>
        <MegaMenu items={places} path="/discussions" />
      </nav>
      <p style={{ marginBlockStart: '24rem', paddingInline: '1rem' }}>
        <a href="#page">The page below</a>
      </p>
    </>
  ),
});
