import { Link } from '#components/primitives/text/link.tsx';
import { ground } from '#stories/primitives/story-ground.css.ts';

export default { title: 'primitives / link' };

export const Tones = () => (
  <div className={ground}>
    <p>
      Text with a <Link href="/discussions">link of this forum</Link> and one to{' '}
      <Link href="https://example.org">somewhere else</Link>.
    </p>
    <Link href="/profile/1/ana" tone="quiet">
      Ana Díaz
    </Link>
    <h3>
      <Link href="/discussion/1/tides" tone="heading">
        How were the tide tables made?
      </Link>
    </h3>
    <Link href="/" tone="plain">
      Folkmoot
    </Link>
  </div>
);

export const Unsafe = () => (
  <div className={ground}>
    <Link href="vbscript:alert">Link with an unsafe address</Link>
  </div>
);
