import type { CDPSession, Page } from '@playwright/test';

/** An input method at work: for Japanese, Korean, or the keyboard of a telephone. */
export interface InputMethod {
  /** Shows one text after the other where the caret is, each in place of the one before, as while a word is looked for. */
  compose(...texts: readonly string[]): Promise<void>;
  /** Ends the composition with a text. */
  commit(text: string): Promise<void>;
  /** Presses a key that the input method takes: it chooses among its words. */
  choose(key: string): Promise<void>;
}

/** Puts an input method between the keys and the page. */
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
