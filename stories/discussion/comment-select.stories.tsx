import { CommentSelect } from '#components/discussion/comment-select.tsx';
import { ListToolsContext } from '#components/discussion/list-tools.ts';
import { Checkbox } from '#components/primitives/checkbox.tsx';

export default { title: 'discussion / comment-select' };

const comment = { commentID: 7, insertUser: { name: 'Ingrid' } } as never;

/** The box that selects a comment. */
export const Selectable = () => (
  <ListToolsContext value={{ box: (_, name) => <Checkbox label={`Select: ${name}`} labelHidden /> }}>
    <CommentSelect comment={comment} />
  </ListToolsContext>
);
