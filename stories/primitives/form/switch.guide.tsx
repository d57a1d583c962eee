import { Button } from '#components/primitives/form/button.tsx';
import { Switch } from '#components/primitives/form/switch.tsx';
import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'A setting that acts at once, without a button to save.',
  avoid: ['In a form that is sent, use `Checkbox`.', 'For two alternatives that both need a name, use `RadioGroup`.'],
  keys: [['Space', 'Turns it on or off']],
  reader: 'A switch that is on or off, with its label; the help is its description.',
  examples: [
    {
      verdict: 'do',
      Show: () => <Switch label="Push notifications" defaultChecked />,
      because: 'The label names what is on.',
    },
    {
      verdict: 'dont',
      Show: () => (
        <>
          <Switch label="Push notifications" />
          <Button>Save</Button>
        </>
      ),
      because: 'A switch that waits for a button looks done before it is.',
    },
  ],
};

/** A minimal use. */
export const Usage = () => <Switch label="Push notifications" help="On this device." defaultChecked />;
