import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

/** A slot within a post's HTML, as the server marks it, with the component that renders into it after hydration. */
export function BodyPlace({ html, children }: { html: string; children: (place: HTMLElement) => ReactNode }) {
  const [post, setPost] = useState<HTMLElement | null>(null);
  const place = post?.firstElementChild;
  return (
    <>
      <div ref={setPost} data-reading dangerouslySetInnerHTML={{ __html: html }} />
      {place instanceof HTMLElement && createPortal(children(place), place)}
    </>
  );
}
