import { Anchor, Plus } from 'lucide-react';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { closeOtherOverlays } from '#components/primitives/navigation/exclusive-overlay.ts';
import { Flyout } from '#components/shell/navigation/flyout.tsx';
import { accountButton } from '#components/shell/title-bar/title-bar.css.ts';
import { flyoutModel } from '#machines/shell/navigation/flyout.model.ts';
import { defineScene } from '#stories/support/scene.ts';

const another = {};

/** A flyout at the end of a title bar, and another flyout on the same page. */
export const flyoutScene = defineScene(flyoutModel, {
  render: () => (
    <>
      <div style={{ display: 'flex', justifyContent: 'flex-end', padding: '1rem' }}>
        <Flyout label="Places" sign={<Anchor size={20} aria-hidden="true" />} look={accountButton}>
          <a href="#harbour">The Harbour</a>
        </Flyout>
      </div>
      <p style={{ marginBlockStart: '12rem', paddingInline: '1rem' }}>
        <a href="#page">The page below</a>
      </p>
      <IconButton label="Another" icon={<Plus size={20} />} onPointerEnter={() => closeOtherOverlays(another)} />
    </>
  ),
});
