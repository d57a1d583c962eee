import { MoveTools } from '#components/administration/outline/move-tools.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'administration / move-tools' };

const onClick = () => undefined;
const order = {
  getMoveProps: () => ({ onClick, disabledReason: undefined }),
  getReturnProps: () => ({ onClick }),
  getDropProps: () => ({ onClick }),
};

export const Nesting = () => (
  <StorySite>
    <MoveTools order={order} nestLabel="administration.outline.in" />
  </StorySite>
);
