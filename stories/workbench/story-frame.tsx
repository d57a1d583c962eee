import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { Language } from '#api/languages.ts';
import { WorkbenchContext } from '#components/primitives/runtime/workbench-context.ts';
import { speak } from '#stories/support/speak.ts';
import { tokensIn } from '#stories/workbench/coverage/path-address.ts';
import { useAppliedSettings } from './apply-settings.ts';
import { Bench } from './bench.ts';
import { benchMessage } from './bench-message.ts';
import { settingsIn, useSearch } from './settings.ts';

interface StoryFrameProps {
  readonly story: string;
  readonly children: ReactNode;
}

/** A story in its own frame, on a bench that the surrounding workbench page reads. */
export function StoryFrame({ story, children }: StoryFrameProps) {
  useAppliedSettings();
  const bench = useBench();
  const spoken = useSpokenLanguage();
  const { run } = useSyncExternalStore(bench.subscribe, bench.getView);
  useEffect(() => bench.ownTime(), [bench]);
  useEffect(() => {
    const linked = planIn(location.search);
    linked ? bench.play(linked) : bench.restart({ isHeld: false, start: undefined });
  }, [bench, story, spoken]);
  return (
    <WorkbenchContext value={bench.workbench} key={`${story} ${run} ${spoken}`}>
      {run > 0 && spoken && children}
    </WorkbenchContext>
  );
}

/** Returns the language loaded in this window; undefined until the first one is loaded. */
function useSpokenLanguage(): Language | undefined {
  const { lang } = settingsIn(useSearch());
  const [spoken, tell] = useState<Language | undefined>(lang === 'en' ? lang : undefined);
  useEffect(() => {
    let isLeft = false;
    speak(lang).then(() => isLeft || tell(lang));
    return () => {
      isLeft = true;
    };
  }, [lang]);
  return spoken;
}

/** Returns the bench of this window and announces it to the workbench page. */
function useBench(): Bench {
  const [bench] = useState(() => {
    window.folkmootBench ??= new Bench();
    return window.folkmootBench;
  });
  useEffect(() => {
    benchMessage.send({ bench, view: window });
  }, [bench]);
  return bench;
}

/** Returns the path of a link, if there is one. */
function planIn(search: string) {
  const params = new URLSearchParams(search);
  const [machine, path] = [params.get('machine'), params.get('path')];
  if (machine === null || path === null) return undefined;
  return { machine, start: params.get('start') ?? undefined, steps: tokensIn(path).map((token) => ({ token })) };
}
