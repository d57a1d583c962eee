import { DiscussionMenuItem } from '#components/post/menu/discussion-menu-item.tsx';
import { IconButton } from '#components/primitives/form/icon-button.tsx';
import { Menu } from '#components/primitives/overlay/menu.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'post / discussion-menu-item' };

const toggle = {
  isOn: false,
  isSaving: false,
  reason: undefined,
  toggle: () => undefined,
  dismiss: () => undefined,
  getRootProps: () => ({ 'data-machine': 'discussion-toggle', 'data-state': 'settled' }),
  getButtonProps: () => ({ 'aria-pressed': false, 'aria-busy': false, onClick: () => undefined }),
};
const switches = {
  dismiss: { ...toggle, isOn: true },
  sink: { ...toggle, isSaving: true },
  close: { ...toggle, reason: 'You need the discussions.close permission to do that.' },
  resolve: toggle,
  mute: { ...toggle, isOn: true },
  bump: { ...toggle, reason: 'Something went wrong. Please try again.' },
};
const options = [
  'edit',
  'dismiss',
  'delete',
  'bump',
  'sink',
  'close',
  'mute',
  'resolve',
  'history',
  'deleted',
] as const;

export const EveryKind = () => (
  <StorySite me={ingrid}>
    <Menu label="Discussion Options" defaultOpen trigger={<IconButton label="Discussion Options" icon="…" />}>
      {options.map((option) => (
        <DiscussionMenuItem
          key={option}
          option={option}
          discussionID={3}
          editLabel="Edit (10 minutes)"
          switches={switches}
          onDialog={() => undefined}
        />
      ))}
    </Menu>
  </StorySite>
);
