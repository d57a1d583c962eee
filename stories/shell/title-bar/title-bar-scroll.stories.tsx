import type { ReactNode } from 'react';
import { Link } from '#components/primitives/text/link.tsx';
import { bar } from '#components/shell/title-bar/title-bar.css.ts';
import { TitleBarScroll } from '#components/shell/title-bar/title-bar-scroll.tsx';

export default { title: 'shell / title-bar-scroll' };

const paragraphs = Array.from({ length: 60 }, (_, index) => `Paragraph ${index + 1} of a long page.`);

/** A long page below a title bar with links; `before` renders before the bar, `children` at the end of the page. */
export const LongPage = ({ before = <TitleBarScroll />, children }: { before?: ReactNode; children?: ReactNode }) => (
  <div>
    {before}
    <header className={bar} style={{ padding: '0.75rem 1rem' }}>
      <Link href="/discussions">Discussions</Link> <Link href="/categories">Categories</Link>
    </header>
    <main style={{ padding: '1rem' }}>
      {paragraphs.map((text, index) => (
        <p key={text} style={{ marginBlockEnd: '1rem' }}>
          {text} <Link href={`#place-${index}`}>Place {index + 1}</Link>
        </p>
      ))}
      <h2 id="tides">Tides</h2>
      {children}
    </main>
  </div>
);
