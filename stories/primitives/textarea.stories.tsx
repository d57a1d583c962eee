import { Textarea } from '#components/primitives/textarea.tsx';
import { form, ground } from './story-ground.css.ts';

export default { title: 'primitives / textarea' };

export const Empty = () => (
  <div className={ground}>
    <div className={form}>
      <Textarea aria-label="Comment" placeholder="Leave a comment" />
    </div>
  </div>
);

export const Grown = () => (
  <div className={ground}>
    <div className={form}>
      <Textarea
        aria-label="Comment"
        defaultValue={Array.from({ length: 9 }, (_, line) => `Line ${line + 1}`).join('\n')}
      />
    </div>
  </div>
);
