import { useEffect, useState } from 'react';
import * as desk from '#stories/workbench/desk.css.ts';
import { liveStoryOf } from '#stories/workbench/links.ts';
import { storyOfState } from '#stories/workbench/list/story-index.ts';
import { sendChange } from '#stories/workbench/send-change.ts';
import { paramOfPage } from '#stories/workbench/settings.ts';
import { stateStoryOf, storyLink } from '#stories/workbench/story-links.ts';
import type { ChangedLook } from './changed-look.ts';
import { changedTokens } from './changed-tokens.ts';
import { PictureCompare } from './picture-compare.tsx';
import * as styles from './review-page.css.ts';

const base = `${import.meta.env.BASE_URL}workbench/review`;

/** The pictures of the last test runs that differ from the reviewed ones, to compare and accept. */
export function ReviewPage() {
  const { looks, problem, remove } = useChangedLooks();
  const wanted = paramOfPage('look');
  const shown = looks?.toSorted((a, b) => Number(b.address === wanted) - Number(a.address === wanted));
  return (
    <div className={styles.page}>
      <h1>Changed looks</h1>
      <p role="status">{problem ?? (looks ? statusOf(looks) : 'Loading…')}</p>
      {shown?.map((look) => (
        <Machine key={look.address} look={look} onAccepted={() => remove(look.address)} />
      ))}
    </div>
  );
}

function statusOf(looks: readonly ChangedLook[]): string {
  const pictures = looks.reduce((sum, look) => sum + look.pictures.length, 0);
  return looks.length === 0
    ? 'No picture differs from its reviewed one in the last test runs.'
    : `${pictures === 1 ? '1 picture differs' : `${pictures} pictures differ`} in ${looks.length === 1 ? '1 file' : `${looks.length} files`}.`;
}

function useChangedLooks() {
  const [looks, setLooks] = useState<readonly ChangedLook[]>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    fetch(`${base}/changed-looks.json`)
      .then((response) => response.json())
      .then(setLooks, (error) => setProblem(`The changed looks could not be read: ${error}`));
  }, []);
  const remove = (address: string) => setLooks((before) => before?.filter((look) => look.address !== address));
  return { looks, problem, remove };
}

interface MachineProps {
  readonly look: ChangedLook;
  readonly onAccepted: () => void;
}

/** The changed pictures of a machine: they are in one file, so they are accepted together. */
function Machine({ look, onAccepted }: MachineProps) {
  const { address, folder, sheet, pictures } = look;
  const stem = address.split('/').at(-1) ?? '';
  const live = liveStoryOf(stem);
  return (
    <section className={styles.machine} aria-label={address}>
      <h2>
        {address} <span className={styles.quiet}>{new Date(look.time).toLocaleString('en-GB')}</span>
      </h2>
      <p className={styles.links}>
        {live && (
          <a href={storyLink(live)} target="_top">
            Machine and chart
          </a>
        )}
        <a href={storyLink(stateStoryOf(address, 'contact-sheet'))} target="_top">
          Contact sheet
        </a>
        <a href={storyLink('theme--tokens--tokens')} target="_top">
          Tokens
        </a>
        <code>
          machines/{folder}/{stem}.machine.ts
        </code>
      </p>
      <Accept address={address} sheet={sheet} onAccepted={onAccepted} />
      {pictures.map((picture) => (
        <PictureCompare
          key={`${picture.state} ${picture.palette}`}
          picture={picture}
          story={storyOfState(address, picture.state)}
          addresses={{
            reviewed: picture.reviewed && `${base}/${address}/${picture.reviewed}`,
            now: `${base}/${address}/${picture.now}`,
          }}
          tokensOf={changedTokens}
        />
      ))}
    </section>
  );
}

function Accept({ address, sheet, onAccepted }: { address: string; sheet: string; onAccepted: () => void }) {
  const [problem, setProblem] = useState('');
  const accept = async () => {
    const failure = await sendChange('review/accept', { address });
    if (failure === undefined) onAccepted();
    else setProblem(failure);
  };
  const command = `npm run review -- accept ${address}`;
  return (
    <p className={styles.links}>
      {import.meta.env.DEV ? (
        <button type="button" className={desk.control} data-main="" onClick={accept}>
          Accept this file
        </button>
      ) : (
        <span>
          Accept with <code>{command}</code>
        </span>
      )}
      <code>{sheet}</code>
      <span role="alert">{problem}</span>
    </p>
  );
}
