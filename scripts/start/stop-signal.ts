const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** npm repeats the signal that the terminal has already sent, so a second one at once means nothing. */
const ECHO_MS = 1_000;
const LOOK_MS = 500;

/**
 * Aborted by Ctrl-C, by SIGTERM, when the terminal closes or when npm ends. A second Ctrl-C ends this
 * process at once.
 */
export function stopSignal(): { readonly signal: AbortSignal } {
  const controller = new AbortController();
  let first = 0;
  const stop = () => {
    first = Date.now();
    controller.abort();
  };
  for (const name of SIGNALS) {
    process.on(name, () => {
      if (!controller.signal.aborted) stop();
      else if (Date.now() - first > ECHO_MS) process.exit(130);
    });
  }
  // npm passes a signal on to its shell alone, which dies of it and leaves us behind.
  if (process.env.npm_lifecycle_event) {
    const shell = process.ppid;
    setInterval(() => process.ppid !== shell && !controller.signal.aborted && stop(), LOOK_MS).unref();
  }
  return controller;
}
