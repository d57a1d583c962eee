import { useEffect, useId, useRef, useState } from 'react';
import * as desk from '#stories/workbench/desk.css.ts';
import { storyLink, storyLinkWith } from '#stories/workbench/story-links.ts';
import type { ChangedPicture } from './changed-look.ts';
import type { TokenChange } from './changed-tokens.ts';
import { colorsOf, type DifferentPixels, differenceOf, pixelsAt } from './picture-pixels.ts';
import * as styles from './review-page.css.ts';

interface PictureCompareProps {
  readonly picture: ChangedPicture;
  /** The story of the state. */
  readonly story: string | undefined;
  readonly addresses: { readonly reviewed: string; readonly now: string };
  /** Returns the tokens that have the colours of the differing pixels. */
  readonly tokensOf: (colors: DifferentPixels['colors'], palette: 'light' | 'dark') => readonly TokenChange[];
}

const views = ['Side by side', 'Slider', 'Difference'] as const;

/** The reviewed and the present picture of a state: side by side, with a slider, or their difference. */
export function PictureCompare({ picture, story, addresses, tokensOf }: PictureCompareProps) {
  const [view, setView] = useState<(typeof views)[number]>('Side by side');
  const group = useId();
  const { state, palette, pixels } = picture;
  const different = useDifference(addresses);
  const tokens = different ? tokensOf(different.colors, palette) : [];
  return (
    <article className={styles.picture} aria-label={`${state}, ${palette}`}>
      <div className={styles.links}>
        <h3>
          {state}, {palette}
        </h3>
        <span className={styles.quiet}>{pixels} pixels differ</span>
        {story && (
          <a href={storyLinkWith({ palette }, story)} target="_top">
            Open the state
          </a>
        )}
        <span className={desk.segments}>
          {views.map((name) => (
            <label key={name} className={desk.segment}>
              <input
                className={desk.radio}
                type="radio"
                name={group}
                checked={view === name}
                onChange={() => setView(name)}
              />
              {name}
            </label>
          ))}
        </span>
      </div>
      {tokens.length > 0 && (
        <p className={styles.quiet}>
          Tokens with these colors:{' '}
          {tokens.map(({ name, before, now }) => (
            <a key={name} className={styles.token} href={storyLink('theme--tokens--tokens')} target="_top">
              {name} ({before} → {now})
            </a>
          ))}
        </p>
      )}
      {view === 'Side by side' && <SideBySide {...addresses} />}
      {view === 'Slider' && <Slider {...addresses} />}
      {view === 'Difference' && <Difference different={different} />}
    </article>
  );
}

interface Addresses {
  readonly reviewed: string;
  readonly now: string;
}

const SideBySide = ({ reviewed, now }: Addresses) => (
  <div className={styles.pair}>
    <figure>
      <figcaption>Before (reviewed)</figcaption>
      {reviewed ? <img src={reviewed} alt="Before" /> : <p>There is no reviewed picture.</p>}
    </figure>
    <figure>
      <figcaption>After (now)</figcaption>
      <img src={now} alt="After" />
    </figure>
  </div>
);

function Slider({ reviewed, now }: Addresses) {
  const [share, setShare] = useState(50);
  return (
    <div className={styles.slider}>
      <label className={styles.links}>
        Before
        <input
          className={styles.range}
          type="range"
          min={0}
          max={100}
          value={share}
          aria-label="Share of the picture from before"
          onChange={(event) => setShare(Number(event.target.value))}
        />
        After
      </label>
      <div className={styles.layers}>
        <img src={now} alt="After" />
        <img
          className={styles.upper}
          src={reviewed}
          alt="Before"
          style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
        />
      </div>
    </div>
  );
}

function Difference({ different }: { readonly different: DifferentPixels | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!different || !canvas.current) return;
    canvas.current.width = different.picture.width;
    canvas.current.height = different.picture.height;
    canvas.current.getContext('2d')?.putImageData(different.picture, 0, 0);
  }, [different]);
  return different ? (
    <canvas ref={canvas} className={styles.canvas} aria-label="Difference: changed pixels are red" />
  ) : (
    <p className={styles.quiet}>There is no difference to show.</p>
  );
}

function useDifference({ reviewed, now }: Addresses): DifferentPixels | undefined {
  const [different, setDifferent] = useState<DifferentPixels>();
  useEffect(() => {
    let isLeft = false;
    if (!reviewed) return;
    const compare = async () => {
      const [before, after] = await Promise.all([pixelsAt(reviewed), pixelsAt(now)]);
      if (!isLeft) setDifferent({ picture: differenceOf(before, after), colors: colorsOf(before, after) });
    };
    // The images of the page show that a picture is missing.
    compare().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [reviewed, now]);
  return different;
}
