import type { BrowserContext } from '@playwright/test';

/**
 * Under BiDi Playwright fills a field by setting its value from the page's own scripts, of which React hears nothing. Here it
 * is typed, as every other browser does when it is told to.
 */
export const typeAsPeople = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Object.defineProperty(window, '__pw_bidiInsertText', {
      get: () => (text: string) => {
        document.execCommand('insertText', false, text);
      },
      set: () => undefined,
    });
  });
