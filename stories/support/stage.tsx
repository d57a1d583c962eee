import '#theme/global.css.ts';
import { onlineManager } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Request, Transport } from '#api/api.ts';
import { ApiFailure } from '#api/failure.ts';
import { NowContext } from '#components/primitives/runtime/now-context.tsx';
import { modelStart } from '#machines/model/model.ts';
import { exploredScene, InState } from './in-state.tsx';
import type { Scene } from './scene.ts';
import { StoryServer } from './story-server.ts';

const files = import.meta.glob<Record<string, Scene>>('../**/*.scene.tsx');

/** A response that a walk sends; status 0 means that no response arrives. */
export interface StageAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The source of a regular expression that the path of the request must match; any path when omitted. */
  readonly path?: string;
}

/** The functions by which a walk in a browser controls the mounted scene and its server. */
export interface StageControl {
  /**
   * Mounts a scene from one of its model's starts. `scene` is `<folder>/<stem>`:
   * `discussion/reading/discussion-toggle`.
   */
  show(scene: string, start: string): Promise<void>;
  /** Mounts a scene in one of its machine's states. */
  showState(scene: string, state: string): Promise<void>;
  /** Returns the names of all states of a scene's machine. */
  states(scene: string): Promise<string[]>;
  /** Returns the phrases a screen reader speaks from the top of the page to its end. */
  transcript(): Promise<string[]>;
  /** Sends a response to the newest pending request. Returns false when there is none. */
  answer(answer: StageAnswer): boolean;
  /** Unmounts the scene and resets the page, so that the next scene is unaffected. */
  clear(): void;
  /** Returns the pending requests, oldest first. */
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

/** Creates the server of a scene, whose requests stay pending until the walk responds. */
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

/** Resets the window: storage, address, frames and visibility. */
function forgetVisit(): void {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  for (const left of [...document.body.children]) if (left.tagName === 'IFRAME') left.remove();
  Reflect.deleteProperty(document, 'visibilityState');
  Reflect.deleteProperty(navigator, 'clipboard');
  // A scene may have set the shared `onlineManager` to offline.
  onlineManager.setOnline(true);
  scrollTo(0, 0);
}

/** The page on which walks in a browser mount scenes, one after the other. */
export function Stage() {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let current: Shown | undefined;
    const mount = (content: ReactNode) => {
      const next = { count: (current?.count ?? 0) + 1, content, server: stageServer() };
      current = next;
      // Synchronous, because the walk inspects the scene as soon as this returns and would otherwise see the previous
      // one.
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
