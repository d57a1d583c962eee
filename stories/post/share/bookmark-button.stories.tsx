import { BookmarkButton } from '#components/post/share/bookmark-button.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'post / bookmark-button' };

const button = (isOn: boolean, isBusy = false) => (
  <StorySite>
    <BookmarkButton isOn={isOn} aria-busy={isBusy} />
  </StorySite>
);

export const Off = () => button(false);

export const On = () => button(true);

export const BeingSaved = () => button(true, true);
