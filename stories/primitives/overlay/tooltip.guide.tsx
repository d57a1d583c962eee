import { Button } from '#components/primitives/form/button.tsx';
import { Tooltip, TooltipProvider } from '#components/primitives/overlay/tooltip.tsx';
import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'A short addition to a control that is understandable without it.',
  avoid: [
    'For information that everyone needs, write it on the page.',
    'For the reason of a refusal, give the button a `disabledReason`: a tap shows it too.',
    'For links or buttons, use `Menu` or `Dialog`: nothing in a tooltip can be focused.',
  ],
  keys: [
    ['Tab', 'Focusing the trigger shows it'],
    ['Escape', 'Hides it and leaves the focus'],
  ],
  reader: 'The description of its trigger.',
  examples: [
    {
      verdict: 'do',
      Show: () => (
        <TooltipProvider>
          <Tooltip text="Keeps this discussion in your list">
            <Button>Bookmark</Button>
          </Tooltip>
        </TooltipProvider>
      ),
      because: 'It explains a consequence; the button has its own name.',
    },
    {
      verdict: 'dont',
      Show: () => (
        <TooltipProvider>
          <Tooltip text="Bookmark">
            <Button>Bookmark</Button>
          </Tooltip>
        </TooltipProvider>
      ),
      because: 'It repeats the text of the button.',
    },
  ],
};

/** A minimal use. */
export const Usage = () => (
  <TooltipProvider>
    <Tooltip text="Keeps this discussion in your list" side="bottom">
      <Button>Bookmark</Button>
    </Tooltip>
  </TooltipProvider>
);
