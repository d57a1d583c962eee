import '#theme/global.css.ts';
import { onlineManager } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Request, Transport } from '#api/api.ts';
import { ApiFailure } from '#api/failure.ts';
import { NowContext } from '#components/primitives/list/now-context.tsx';
import { modelStart } from '#machines/model/model.ts';
import { exploredScene, InState } from './in-state.tsx';
import type { Scene } from './scene.ts';
import { StoryServer } from './story-server.ts';

const files = import.meta.glob<Record<string, Scene>>('../**/*.scene.tsx');

/** An answer as a walk gives it; status 0 is no answer at all. */
export interface StageAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The source of the pattern that the path of the answered request has; any when left out. */
  readonly path?: string;
}

/** What a walk in a browser commands: which scene is mounted, and what its server answers. */
export interface StageControl {
  /** Mounts a scene anew, from one of its model's starts. `scene` is its address: `discussion/reading/discussion-toggle`. */
  show(scene: string, start: string): Promise<void>;
  /** Mounts a scene in one of its machine's states. */
  showState(scene: string, state: string): Promise<void>;
  /** The names of all states that a scene's machine can be in. */
  states(scene: string): Promise<string[]>;
  /** What a screen reader says from the top of the page to its end, a phrase a line. */
  transcript(): Promise<string[]>;
  /** Answers the newest request that is on its way; false when there is none. */
  answer(answer: StageAnswer): boolean;
  /** Takes away the scene and what it, its visitor and its walk left behind, so that nothing of it meets the next one. */
  clear(): void;
  /** The requests that wait for an answer, oldest first. */
  requests(): { method: string; path: string; query: string; body: unknown }[];
}

declare global {
  interface Window {
    stage: StageControl;
  }
}

interface Waiting {
  readonly request: Request;
  readonly settle: (answer: StageAnswer) => void;
}

/** The server of a scene: every request waits until the walk answers it. */
function stageServer() {
  const waiting: Waiting[] = [];
  const transport: Transport = (request) =>
    new Promise((resolve, reject) => {
      const one: Waiting = {
        request,
        settle: ({ status, body, headers = {} }) =>
          status === 0
            ? reject(ApiFailure.unreachable())
            : resolve({ status, json: body, header: (name) => headers[name.toLowerCase()] }),
      };
      waiting.push(one);
      request.signal?.addEventListener('abort', () => {
        const index = waiting.indexOf(one);
        if (index >= 0) waiting.splice(index, 1);
        reject(request.signal?.reason);
      });
    });
  const answer = (given: StageAnswer) => {
    const pattern = new RegExp(given.path ?? '');
    const index = waiting.findLastIndex(({ request }) => pattern.test(request.path));
    const [one] = index < 0 ? [] : waiting.splice(index, 1);
    one?.settle(given);
    return one !== undefined;
  };
  return { transport, answer, waiting };
}

const frozen = { now: modelStart, frozen: true };

interface Shown {
  readonly count: number;
  readonly content: ReactNode;
  readonly server: ReturnType<typeof stageServer>;
}

async function sceneAt(address: string): Promise<Scene> {
  const load = files[`../${address}.scene.tsx`];
  if (!load) throw new Error(`There is no scene stories/${address}.scene.tsx.`);
  const scene = Object.values(await load()).find((one) => 'model' in one);
  if (!scene) throw new Error(`stories/${address}.scene.tsx exports no scene.`);
  return scene;
}

async function readAloud(): Promise<string[]> {
  const { virtual } = await import('@guidepup/virtual-screen-reader');
  await virtual.start({ container: document.body });
  for (let steps = 0; steps < longestTranscript; steps += 1) {
    await virtual.next();
    if ((await virtual.lastSpokenPhrase()) === 'end of document') break;
  }
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  return phrases;
}

const longestTranscript = 400;

/** Leaves the window as nobody has found it yet: nothing kept, nowhere gone to, nothing beside the root. */
function forgetVisit(): void {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  for (const left of [...document.body.children]) if (left.tagName === 'IFRAME') left.remove();
  Reflect.deleteProperty(document, 'visibilityState');
  // A visitor who lost the network has told so to what all scenes ask by.
  onlineManager.setOnline(true);
  scrollTo(0, 0);
}

/** Where walks in a browser mount scenes, one after the other, on one page. */
export function Stage() {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let current: Shown | undefined;
    const mount = (content: ReactNode) => {
      const next = { count: (current?.count ?? 0) + 1, content, server: stageServer() };
      current = next;
      // At once: a walk that is told so looks at the scene, and would take the one before for it.
      flushSync(() => setShown(next));
    };
    window.stage = {
      show: async (address, start) => mount((await sceneAt(address)).render(start)),
      showState: async (address, state) => mount(<InState scene={await sceneAt(address)} state={state} />),
      states: async (address) => [...exploredScene(await sceneAt(address)).paths.keys()],
      transcript: readAloud,
      clear: () => {
        flushSync(() => setShown(undefined));
        forgetVisit();
      },
      answer: (given) => current?.server.answer(given) ?? false,
      requests: () =>
        (current?.server.waiting ?? []).map(({ request: { method, path, query, body } }) => ({
          method,
          path,
          query,
          body,
        })),
    };
  }, []);
  return shown ? (
    <StageGround key={shown.count} server={shown.server.transport}>
      {shown.content}
    </StageGround>
  ) : null;
}

const StageGround = ({ server, children }: { server: Transport; children: ReactNode }) => (
  <StoryServer value={server}>
    <NowContext value={frozen}>{children}</NowContext>
  </StoryServer>
);
