import { Button } from '#components/primitives/form/button.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { form, ground } from '#stories/primitives/story-ground.css.ts';

export default { title: 'primitives / message' };

export const Tones = () => (
  <div className={ground}>
    <div className={form}>
      <Message>This discussion is closed.</Message>
      <Message tone="success" title="Your changes have been saved." />
      <Message tone="warning" title="Your email address is not confirmed." onDismiss={() => {}}>
        Until it is, you can read but not write.
      </Message>
      <Message tone="error" title="Your comment could not be posted." actions={<Button size="small">Try again</Button>}>
        Your text is saved on this device.
      </Message>
    </div>
  </div>
);
