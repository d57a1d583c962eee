import { createContext } from 'react';
import type { ActorOptions, AnyActorLogic } from 'xstate';

/**
 * What a workbench (a story, a walk in a browser) wants of each machine below it: to be told of it (`inspect`), to own
 * its time (`clock`), to start it in another state (`snapshot`), to end its calls itself (`actors`, by the name of their
 * source). The forum itself wants nothing.
 */
export type Workbench = (
  logic: AnyActorLogic,
) => Partial<ActorOptions<AnyActorLogic>> & { readonly actors?: Readonly<Record<string, AnyActorLogic>> };

const wantNothing: Workbench = () => ({});

/** How the machines of a page are run; given by the workbench only. */
export const WorkbenchContext = createContext(wantNothing);
