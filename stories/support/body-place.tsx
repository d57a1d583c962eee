import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

/** A place within a post, as the server marks it, with what is put into it once the page has come alive. */
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
