export type SaveAnswer =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** OFFLINE is tried again; STOPPED is not, because another save would only overwrite or fail. */
      readonly reason: 'OFFLINE' | 'REFUSED' | 'STOPPED';
      readonly message: string;
    };

/** KEEP: the server can keep it. LOCAL: too little for that yet. WRONG: something is typed wrongly. */
export type Readiness = 'KEEP' | 'LOCAL' | 'WRONG';

export type SaveStatus =
  /** SAVING: on its way, or about to be. */
  | { readonly kind: 'UNTOUCHED' | 'LOCAL' | 'WRONG' | 'SAVING' | 'SAVED' }
  | { readonly kind: 'OFFLINE' | 'REFUSED' | 'STOPPED'; readonly message: string };

type Settings<Form> = {
  readonly save: (form: Form) => Promise<SaveAnswer>;
  readonly onStatus: (status: SaveStatus) => void;
  /** The delay from the last change to the save. */
  readonly delayMs: number;
  /** The delay from a failed save to the next try. */
  readonly retryMs: number;
  /** True when the server has the initial form already. */
  readonly kept?: boolean;
};

export type Saver<Form> = {
  /** Sets the present form. */
  readonly offer: (form: Form, readiness: Readiness) => void;
  /** Saves at once, and answers true when everything is saved. */
  readonly flush: () => Promise<boolean>;
  /** Cancels the pending save. */
  readonly stop: () => void;
};

/** Saves a form some time after its last change, one save at a time, the newest state last. */
export function createSaver<Form>(initial: Form, settings: Settings<Form>): Saver<Form> {
  const { save, onStatus, delayMs, retryMs } = settings;
  let saved = initial;
  let kept = settings.kept ?? false;
  let latest = initial;
  let readiness: Readiness = 'LOCAL';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  let stopped = false;

  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };

  async function run(): Promise<boolean> {
    while (latest !== saved && readiness === 'KEEP' && !stopped) {
      const form = latest;
      onStatus({ kind: 'SAVING' });
      // A save can fail before it is sent, when a part of the page was not loaded yet.
      const answer = await save(form).catch(
        (): SaveAnswer => ({ ok: false, reason: 'OFFLINE', message: '' }),
      );
      if (!answer.ok) {
        onStatus({ kind: answer.reason, message: answer.message });
        if (answer.reason === 'OFFLINE' && !stopped) wait(retryMs);
        if (answer.reason === 'STOPPED') stopped = true;
        return false;
      }
      saved = form;
      kept = true;
    }
    if (latest !== saved) return false;
    onStatus({ kind: 'SAVED' });
    return true;
  }

  function flush(): Promise<boolean> {
    clearTimeout(timer);
    if (latest === saved && !running) return Promise.resolve(true);
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    flush,
    offer(form, ready) {
      latest = form;
      readiness = ready;
      clearTimeout(timer);
      if (stopped) return;
      // Undone: there is nothing to save any more, unless what is on its way is something else.
      if (form === saved) {
        if (!running) onStatus({ kind: kept ? 'SAVED' : 'UNTOUCHED' });
        return;
      }
      if (ready === 'KEEP') {
        if (!running) onStatus({ kind: 'SAVING' });
        wait(delayMs);
      } else onStatus({ kind: ready });
    },
    stop() {
      clearTimeout(timer);
    },
  };
}
