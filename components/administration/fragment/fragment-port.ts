import {
  bridgeVersion,
  createFloodCheck,
  type FragmentCode,
  type FragmentGreeting,
  type FragmentState,
  type FrameMessage,
  type PageMessage,
  readFrameMessage,
} from '#api/administration/fragment/fragment-bridge.ts';
import type { FragmentFault } from '#machines/administration/fragment/fragment-frame.machine.ts';

/** The page's end of a bridge. */
export interface FragmentPort {
  /** Sends changed surroundings to the fragment. */
  readonly update: (state: FragmentState) => void;
  readonly close: () => void;
}

/** The callbacks of a bridge. The port is closed before `onBreach` is called. */
interface Listeners {
  readonly onMessage: (message: FrameMessage) => void;
  readonly onBreach: (fault: FragmentFault) => void;
}

/**
 * Connects the page with a frame that has loaded. A breach of the protocol is a message that it does not contain, more
 * than twenty in one second, or one outside the port.
 */
export function openFragmentPort(
  frame: HTMLIFrameElement,
  { code, ...state }: FragmentState & { readonly code?: FragmentCode | undefined },
  { onMessage, onBreach }: Listeners,
): FragmentPort {
  const { port1: port, port2 } = new MessageChannel();
  const isFlood = createFloodCheck(() => performance.now());
  const target = frame.contentWindow;
  const close = () => {
    port.onmessage = null;
    port.close();
    window.removeEventListener('message', receiveFromWindow);
  };
  const breach = (fault: FragmentFault) => {
    close();
    onBreach(fault);
  };
  const receiveFromWindow = ({ source }: MessageEvent) => {
    if (source === target) breach('outside');
  };
  port.onmessage = ({ data }) => {
    const message = readFrameMessage(data);
    if (isFlood()) breach('flood');
    else if (message) onMessage(message);
    else breach('unknown');
  };
  window.addEventListener('message', receiveFromWindow);
  const send = (message: PageMessage) => port.postMessage(message);
  const greeting: FragmentGreeting = { folkmoot: 'fragment', version: bridgeVersion };
  // The origin of the frame is opaque, so no target origin matches it.
  target?.postMessage(greeting, '*', [port2]);
  send({ type: 'start', ...state, ...(code && { code }) });
  return { update: (next) => send({ type: 'changed', ...next }), close };
}
