import { useEffect, useState } from 'react';

/** A kind of message that a frame sends to the window around it. Both windows are of the same origin. */
export interface FrameMessage<Content> {
  /** Sends a message to the window around this one. Does nothing in a window of its own. */
  send(content: Content): void;
  /** Listens to the frames of this window. Returns a function that stops it. */
  listen(listener: (content: Content) => void): () => void;
}

/** Returns a kind of message by its name. */
export function frameMessage<Content>(name: string): FrameMessage<Content> {
  const type = `folkmoot-${name}`;
  return {
    send: (detail) => {
      if (window.parent !== window) window.parent.dispatchEvent(new CustomEvent(type, { detail }));
    },
    listen: (listener) => {
      const listen = (event: Event) => listener((event as CustomEvent<Content>).detail);
      window.addEventListener(type, listen);
      return () => window.removeEventListener(type, listen);
    },
  };
}

/** Returns the last message from a frame of this window; undefined before the first one. */
export function useFrameMessage<Content>(message: FrameMessage<Content>): Content | undefined {
  const [content, setContent] = useState<Content>();
  useEffect(() => message.listen((next) => setContent(() => next)), [message]);
  return content;
}
