/** So long an answer that failed while the page is being left is held back; a page that stayed then hears of it. */
const PATIENCE_MS = 10_000;

type Page = {
  fetch: typeof fetch;
  addEventListener(type: string, listen: () => void, capture?: boolean): void;
};

/**
 * Whoever leaves a page while the router still loads another one goes where was asked for last. Firefox fails what is under
 * way as soon as a page is left, before it tells the page so; the router would take that for a lost network and load its
 * own address over the person's.
 */
export function letLastChoiceWin(page: Page): void {
  const send = page.fetch.bind(page);
  let leaving = false;
  const held = new Set<() => void>();
  const stays = () => {
    leaving = false;
    for (const tell of held) tell();
    held.clear();
  };
  page.addEventListener('beforeunload', () => {
    leaving = true;
  });
  for (const sign of ['pageshow', 'pointerdown', 'keydown']) page.addEventListener(sign, stays, true);
  page.fetch = async (...asked) => {
    try {
      return await send(...asked);
    } catch (error) {
      if (leaving) {
        await new Promise<void>((resolve) => {
          held.add(resolve);
          setTimeout(resolve, PATIENCE_MS);
        });
      }
      throw error;
    }
  };
}
