import { Button } from '#components/primitives/form/button.tsx';
import { editLabel } from '#machines/post/edit-window.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'post / edit-window' };

const minute = 60_000;

const label = (left: number) => (
  <StorySite me={ingrid}>
    <Button disabledReason={left > 0 ? undefined : 'The time for editing is over.'}>{editLabel(left)}</Button>
  </StorySite>
);

export const Minutes = () => label(42 * minute);

export const Seconds = () => label(minute / 2);

export const Days = () => label(3 * 24 * 60 * minute);

export const Expired = () => label(0);

export const Unlimited = () => label(Number.POSITIVE_INFINITY);
