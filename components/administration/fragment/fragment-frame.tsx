import { useContext, useEffect, useRef } from 'react';
import type { FragmentHeights } from '#api/administration/fragment/fragment.contract.ts';
import {
  type FragmentCode,
  type FragmentState,
  type FrameMessage,
  readFragmentTarget,
} from '#api/administration/fragment/fragment-bridge.ts';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { LinkContext } from '#components/primitives/text/link-context.tsx';
import { leavingUrl } from '#components/shell/navigation/external-links.ts';
import { connectFragmentFrame } from '#machines/administration/fragment/fragment-frame.connect.ts';
import { type FragmentFault, fragmentFrameMachine } from '#machines/administration/fragment/fragment-frame.machine.ts';
import { FragmentFrameView } from './fragment-frame-view.tsx';
import { type FragmentPort, openFragmentPort } from './fragment-port.ts';
import { readPageState, watchPageState } from './fragment-state.ts';
import { useFocusGuard } from './use-focus-guard.ts';
import { useNearness } from './use-nearness.ts';

/** The props of a fragment's frame. */
export interface FragmentFrameProps extends Pick<FragmentState, 'props' | 'files'> {
  readonly name: string;
  /** The URL of the frame document. A new URL needs a new `key`. */
  readonly src: string;
  readonly heights: FragmentHeights | null;
  /** Script and style sheet for a frame without a stored script. New code needs a new `key`. */
  readonly code?: FragmentCode;
  /** Whether the frame loads before it is near the window. */
  readonly isEager?: boolean;
  readonly showsReason?: boolean;
  /** Called with the height of the content, and then after each change. */
  readonly onMeasured?: (height: number) => void;
  readonly onFailed?: (fault: FragmentFault) => void;
}

/** Whether the reader has just pressed something in a frame. A page cannot see the press itself, only its effects. */
const isPressed = (frame: HTMLIFrameElement): boolean =>
  document.activeElement === frame && navigator.userActivation?.isActive === true;

/** A fragment in its sandboxed frame (docs/behavior/fragment.md#frame). */
export function FragmentFrame({
  name,
  src,
  heights,
  code,
  isEager = false,
  showsReason,
  ...latestProps
}: FragmentFrameProps) {
  const latest = useRef(latestProps);
  latest.current = latestProps;
  const { props, files } = latestProps;
  const [snapshot, send] = useMachine(fragmentFrameMachine);
  const frame = connectFragmentFrame(snapshot, send);
  const { visit } = useContext(LinkContext);
  const port = useRef<FragmentPort>(undefined);
  const root = useNearness({ isWatched: frame.isDistant, isEager }, () => send({ type: 'place.approached' }));
  useFocusGuard(root, frame.isPlaced);

  const stateNow = (): FragmentState => {
    const { props: given, files: ownFiles } = latest.current;
    return { props: given, files: ownFiles, ...readPageState() };
  };
  const fail = (fault: FragmentFault) => {
    latest.current.onFailed?.(fault);
    send({ type: 'frame.failed', fault });
  };
  const open = (href: string) => {
    const target = readFragmentTarget(href, location.origin);
    if (target) void visit?.(target.kind === 'page' ? target.href : leavingUrl(target.href));
  };
  const receive = (message: FrameMessage, element: HTMLIFrameElement) => {
    if (message.type === 'failed') fail({ error: message.reason });
    if (message.type === 'ready') send({ type: 'frame.ready' });
    if (message.type === 'ready' || message.type === 'size') latest.current.onMeasured?.(message.height);
    if (message.type === 'size' && isPressed(element)) send({ type: 'frame.resized', height: message.height });
    if (message.type === 'navigate' && isPressed(element)) open(message.href);
  };
  const connect = (element: HTMLIFrameElement) => {
    // A frame loads once. A second document is not the fragment's.
    if (port.current) return fail('left');
    port.current = openFragmentPort(
      element,
      { ...stateNow(), code },
      { onMessage: (message) => receive(message, element), onBreach: fail },
    );
  };

  useEffect(() => {
    if (!frame.isPlaced) return undefined;
    const stop = watchPageState(() => port.current?.update(stateNow()));
    return () => {
      stop();
      port.current?.close();
      port.current = undefined;
    };
  }, [frame.isPlaced]);
  useEffect(() => port.current?.update(stateNow()), [props, files]);

  return (
    <FragmentFrameView
      frame={frame}
      name={name}
      src={src}
      heights={heights}
      showsReason={showsReason ?? false}
      root={root}
      onLoad={connect}
    />
  );
}
