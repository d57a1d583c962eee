import * as RadixDialog from '@radix-ui/react-dialog';
import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Dialog } from '#components/primitives/overlay/dialog.tsx';
import { Menu } from '#components/primitives/overlay/menu.tsx';
import { Tooltip, TooltipProvider } from '#components/primitives/overlay/tooltip.tsx';

/**
 * The cost of mounting a number of triggers: the median in milliseconds, and the number of listeners added to elements.
 */
export interface MountFigures {
  readonly name: string;
  readonly ours: number;
  readonly bare: number;
  readonly listeners: number;
}

const rounds = 15;

const button = <button type="button">Press</button>;

const pairs: Record<
  string,
  { ours: () => ReactNode; bare: () => ReactNode; around?: (content: ReactNode) => ReactNode }
> = {
  tooltip: {
    ours: () => <Tooltip text="A tip">{button}</Tooltip>,
    bare: () => (
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{button}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content>A tip</RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    ),
  },
  menu: {
    ours: () => (
      <Menu label="Options" trigger={button}>
        Content
      </Menu>
    ),
    bare: () => (
      <RadixMenu.Root>
        <RadixMenu.Trigger asChild>{button}</RadixMenu.Trigger>
        <RadixMenu.Portal>
          <RadixMenu.Content aria-label="Options">Content</RadixMenu.Content>
        </RadixMenu.Portal>
      </RadixMenu.Root>
    ),
  },
  dialog: {
    ours: () => (
      <Dialog open={false} onOpenChange={() => {}} title="A dialog" trigger={button}>
        Content
      </Dialog>
    ),
    bare: () => (
      <RadixDialog.Root open={false} onOpenChange={() => {}}>
        <RadixDialog.Trigger asChild>{button}</RadixDialog.Trigger>
        <RadixDialog.Portal>
          <RadixDialog.Content>
            <RadixDialog.Title>A dialog</RadixDialog.Title>Content
          </RadixDialog.Content>
        </RadixDialog.Portal>
      </RadixDialog.Root>
    ),
  },
};

/**
 * Mounts a number of triggers of each kind, alternating between the forum's and bare Radix ones, and returns the cost.
 */
function measureMounts(count: number): MountFigures[] {
  return Object.entries(pairs).map(([name, { ours, bare }]) => {
    const spans = { ours: [] as number[], bare: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      spans.bare.push(mount(bare, count).span);
      spans.ours.push(mount(ours, count).span);
    }
    return { name, ours: median(spans.ours), bare: median(spans.bare), listeners: mount(ours, count).listeners };
  });
}

/**
 * Measures the milliseconds that buttons take without and with a tooltip; the difference is the cost of the tooltips.
 */
function measureTips(count: number) {
  const spans = { plain: [] as number[], tips: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    spans.plain.push(mount(() => button, count).span);
    spans.tips.push(mount(pairs['tooltip']?.ours ?? (() => null), count).span);
  }
  return median(spans.tips) - median(spans.plain);
}

function mount(part: () => ReactNode, count: number) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const content = (
    <RadixTooltip.Provider>
      <TooltipProvider>
        {Array.from({ length: count }, (_, index) => (
          <div key={index}>{part()}</div>
        ))}
      </TooltipProvider>
    </RadixTooltip.Provider>
  );
  const listeners = countListeners(place);
  const start = performance.now();
  flushSync(() => root.render(content));
  const span = performance.now() - start;
  const counted = listeners.stop();
  flushSync(() => root.unmount());
  place.remove();
  return { span, listeners: counted };
}

/** Counts the listeners added to elements below a container. */
function countListeners(place: Element) {
  const real = EventTarget.prototype.addEventListener;
  let count = 0;
  EventTarget.prototype.addEventListener = function add(this: EventTarget, ...given: Parameters<typeof real>) {
    if (this instanceof Element && this !== place && this !== document.documentElement) count += 1;
    return real.apply(this, given);
  };
  return {
    stop: () => {
      EventTarget.prototype.addEventListener = real;
      return count;
    },
  };
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

Object.assign(globalThis, { measureMounts, measureTips });
