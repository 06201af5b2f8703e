/** Asks the person to log in where it is; answers whether it did. */
type Asking = () => Promise<boolean>;

let asking: Asking | null = null;
let running: Promise<boolean> | null = null;

/** The dialog of the page says that it is there, until the answer is called. */
export function answerSessionEnd(ask: Asking): () => void {
  asking = ask;
  return () => {
    if (asking === ask) asking = null;
  };
}

export const mayLogInHere = (): boolean => asking !== null;

/** Once at a time, whoever finds first that the session has ended. False where no dialog is, or it was closed. */
export function logInAgain(): Promise<boolean> {
  if (!asking) return Promise.resolve(false);
  running ??= asking().finally(() => {
    running = null;
  });
  return running;
}
