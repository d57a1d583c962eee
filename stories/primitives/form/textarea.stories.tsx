import { Textarea } from '#components/primitives/form/textarea.tsx';
import { form, ground } from '#stories/primitives/story-ground.css.ts';

export default { title: 'primitives / textarea' };

export const Empty = () => (
  <div className={ground}>
    <div className={form}>
      <Textarea aria-label="Comment" placeholder="Leave a comment" />
    </div>
  </div>
);

export const Expanded = () => (
  <div className={ground}>
    <div className={form}>
      <Textarea
        aria-label="Comment"
        defaultValue={Array.from({ length: 9 }, (_, line) => `Line ${line + 1}`).join('\n')}
      />
    </div>
  </div>
);
