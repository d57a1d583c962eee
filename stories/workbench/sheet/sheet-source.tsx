import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { InState } from '#stories/support/in-state.tsx';
import type { Scene } from '#stories/support/scene.ts';
import { frameMessage } from '#stories/workbench/frame-message.ts';
import { changedSearch, moveTo, type Settings, settingsIn, settingsParams } from '#stories/workbench/settings.ts';
import { atRest, lookOf, markFocus, snapshotOf, type WindowLook } from './snapshot.ts';

/** The window that draws the states of a contact sheet one after the other. */
export interface SheetWindow {
  /** Changes the settings of the window. */
  set(settings: Partial<Settings>): Promise<void>;
  /** Returns the present look of the window. */
  look(): WindowLook;
  /** Draws a state and returns its content. */
  draw(state: string): Promise<string>;
}

/** The message by which the window announces itself to the sheet. */
export const sheetWindowMessage = frameMessage<SheetWindow>('sheet-window');

/** Draws one state of a scene at a time, for the contact sheet in the parent window. */
export function SheetSource({ scene }: { readonly scene: Scene }) {
  const [shown, setShown] = useState<{ readonly state: string; readonly count: number }>();
  useEffect(() => {
    markFocus();
    let count = 0;
    sheetWindowMessage.send({
      look: () => lookOf(document),
      set: async (settings) => {
        const all = { ...settingsIn(location.search), ...settings };
        const [story, mode, cells] = ['story', 'mode', 'cells'].map((name) => param(name));
        moveTo(window, changedSearch('', { story, mode, cells, ...settingsParams(all) }));
        await atRest(document);
      },
      draw: async (state) => {
        count += 1;
        flushSync(() => setShown({ state, count }));
        await atRest(document);
        return snapshotOf(document);
      },
    });
  }, []);
  return shown && <InState key={shown.count} scene={scene} state={shown.state} />;
}

const param = (name: string) => new URLSearchParams(location.search).get(name) ?? undefined;
