import '#theme/global.css.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Request, Transport } from '#api/api.ts';
import { ApiFailure } from '#api/failure.ts';
import { NowContext } from '#components/primitives/runtime/now-context.tsx';
import { type Workbench, WorkbenchContext } from '#components/primitives/runtime/workbench-context.ts';
import type { Facts, FactValue } from '#machines/model/facts.ts';
import { type Model, modelStart } from '#machines/model/model.ts';
import { forgetVisit } from './forget-visit.ts';
import { exploredScene, SceneInState } from './in-state.tsx';
import { type Look, look } from './look.ts';
import type { Scene } from './scene.ts';
import { StageMachines } from './stage-machines.ts';
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

/** The facts of a machine on the stage. */
export interface StageFacts {
  /** The facts that the view shows. A fact that it does not show at the moment is missing. */
  readonly seen: Facts;
  /** The facts of each running instance of the machine. */
  readonly actors: readonly Facts[];
}

/** The functions by which a walk in a browser controls the mounted scene and its server. */
export interface StageControl {
  /**
   * Mounts a scene from one of its model's starts. `scene` is `<folder>/<stem>`:
   * `discussion/reading/discussion-toggle`.
   */
  show(scene: string, start: string): Promise<void>;
  /** Mounts a scene in one of its machine's states. Returns whether the scene performs the acts of a path to the state. */
  showState(scene: string, state: string): Promise<boolean>;
  /** Returns the names of all states of a scene's machine. */
  states(scene: string): Promise<string[]>;
  /** Returns the phrases a screen reader speaks from the top of the page to its end. */
  transcript(): Promise<string[]>;
  /**
   * Returns the facts of a machine: those that the perceivers (name and source of a function of `Look`) read from the
   * view, and those of the running machines.
   */
  facts(machine: string, perceivers: readonly (readonly [name: string, source: string])[]): StageFacts;
  /** Sends a response to the newest pending request. Returns false when there is none. */
  answer(answer: StageAnswer): boolean;
  /** Unmounts the scene and resets the page, so that the next scene is unaffected. */
  clear(): void;
  /** Returns the present state of a machine that the scene runs; undefined when it runs none with this id. */
  machineState(id: string): string | undefined;
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
  readonly machines: StageMachines;
}

async function sceneAt(address: string): Promise<Scene> {
  const load = files[`../${address}.scene.tsx`];
  if (!load) throw new Error(`There is no scene stories/${address}.scene.tsx.`);
  const scene = Object.values(await load()).find((one) => 'model' in one);
  if (!scene) throw new Error(`stories/${address}.scene.tsx exports no scene.`);
  return scene;
}

/** The functions of perceivers, by their source. A perceiver is sent as text, because it runs in the page. */
const perceivers = new Map<string, (look: Look) => FactValue | undefined>();

function perceiverOf(source: string): (look: Look) => FactValue | undefined {
  const known = perceivers.get(source);
  if (known) return known;
  const perceiver = new Function('look', `return (${source})(look);`) as (look: Look) => FactValue | undefined;
  perceivers.set(source, perceiver);
  return perceiver;
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

/** The page on which walks in a browser mount scenes, one after the other. */
export function Stage() {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let current: Shown | undefined;
    const mount = (content: ReactNode, model: Model) => {
      const machines = new StageMachines(model);
      const next = { count: (current?.count ?? 0) + 1, content, server: stageServer(), machines };
      current = next;
      // Synchronous, because the walk inspects the scene as soon as this returns and would otherwise see the previous
      // one.
      flushSync(() => setShown(next));
    };
    window.stage = {
      show: async (address, start) => {
        const scene = await sceneAt(address);
        mount(scene.render(start), scene.model);
      },
      showState: async (address, state) => {
        const scene = await sceneAt(address);
        mount(<SceneInState scene={scene} state={state} />, scene.model);
        return scene.reach !== undefined;
      },
      states: async (address) => [...exploredScene(await sceneAt(address)).paths.keys()],
      transcript: readAloud,
      clear: () => {
        flushSync(() => setShown(undefined));
        forgetVisit();
      },
      facts: (machine, perceivers) => ({
        seen: Object.fromEntries(
          perceivers
            .map(([name, source]) => [name, perceiverOf(source)(look)] as const)
            .filter((entry): entry is [string, FactValue] => entry[1] !== undefined),
        ),
        actors: current ? current.machines.factsOf(machine) : [],
      }),
      machineState: (machine) => current?.machines.stateOf(machine),
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
    <StageGround key={shown.count} server={shown.server.transport} workbench={shown.machines.workbench}>
      {shown.content}
    </StageGround>
  ) : null;
}

const StageGround = ({ server, workbench, children }: StageGroundProps) => (
  <StoryServer value={server}>
    <WorkbenchContext value={workbench}>
      <NowContext value={frozen}>{children}</NowContext>
    </WorkbenchContext>
  </StoryServer>
);

interface StageGroundProps {
  readonly server: Transport;
  readonly workbench: Workbench;
  readonly children: ReactNode;
}
