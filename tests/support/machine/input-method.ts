import type { CDPSession, Page } from '@playwright/test';

/** A simulated input method (IME), as used for Japanese and Korean and by phone keyboards. */
export interface InputMethod {
  /** Displays the texts one after the other at the caret, each replacing the previous one, as during a composition. */
  compose(...texts: readonly string[]): Promise<void>;
  /** Ends the composition with a text. */
  commit(text: string): Promise<void>;
  /** Presses a key that the input method handles, to choose one of its candidates. */
  choose(key: string): Promise<void>;
}

/** Attaches a simulated input method to the page. */
export async function openInputMethod(page: Page): Promise<InputMethod> {
  const browser = await page.context().newCDPSession(page);
  return {
    compose: async (...texts) => {
      for (const text of texts) await show(browser, text);
    },
    commit: (text) => browser.send('Input.insertText', { text }).then(() => undefined),
    choose: async (key) => {
      const press = { key, windowsVirtualKeyCode: 229 };
      await browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...press });
      await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...press });
    },
  };
}

const show = (browser: CDPSession, text: string) =>
  browser.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
