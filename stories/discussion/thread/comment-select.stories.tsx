import { ListToolsContext } from '#components/discussion/list/list-tools.ts';
import { CommentSelect } from '#components/discussion/thread/comment-select.tsx';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';

export default { title: 'discussion / comment-select' };

const comment = { commentID: 7, insertUser: { name: 'Ingrid' } } as never;

/** The checkbox that selects a comment. */
export const Selectable = () => (
  <ListToolsContext value={{ box: (_, name) => <Checkbox label={`Select: ${name}`} labelHidden /> }}>
    <CommentSelect comment={comment} />
  </ListToolsContext>
);
