import { createContext } from 'react';
import type { ActorOptions, AnyActorLogic } from 'xstate';

/**
 * Options of a workbench (a story, or a walk in a browser) for each machine below it: an inspector (`inspect`), a clock
 * (`clock`), an initial state (`snapshot`) and replaced actors (`actors`, by the name of their source). The forum
 * itself sets none.
 */
export type Workbench = (
  logic: AnyActorLogic,
) => Partial<ActorOptions<AnyActorLogic>> & { readonly actors?: Readonly<Record<string, AnyActorLogic>> };

const wantNothing: Workbench = () => ({});

/** Provides the workbench options of a page's machines. Set by a workbench only. */
export const WorkbenchContext = createContext(wantNothing);
