export type SaveState = 'idle' | 'waiting' | 'saving' | 'saved' | 'invalid' | 'failed';

/** `failed` is tried again by itself, `stopped` only when somebody asks. */
export type Outcome = 'done' | 'failed' | 'stopped';

type Options<Patch> = {
  /** What is to be sent, null where nothing is; `invalid` when something else stays as it is for its faults. */
  readonly next: () => { readonly patch: Patch | null; readonly invalid: boolean };
  /** Sends it. What was taken, or refused field by field, is not in the next patch. */
  readonly write: (patch: Patch) => Promise<Outcome>;
  readonly show: (state: SaveState) => void;
};

/** Long enough for the next key, short enough to be done when somebody looks up. */
const TYPING_MS = 900;
const RETRY_MS = [3_000, 10_000, 30_000, 60_000] as const;

/** Saves what was typed some time after the last key, once at a time, and tries again while it fails. */
export function createSaver<Patch>({ next, write, show }: Options<Patch>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<boolean> = Promise.resolve(true);
  let failures = 0;

  function saveIn(milliseconds: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), milliseconds);
  }

  async function send(): Promise<boolean> {
    for (;;) {
      const { patch, invalid } = next();
      if (patch === null) {
        show(invalid ? 'invalid' : 'saved');
        return !invalid;
      }
      show('saving');
      const outcome = await write(patch);
      if (outcome === 'done') {
        failures = 0;
        continue;
      }
      show('failed');
      if (outcome === 'failed') {
        saveIn(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0);
        failures += 1;
      }
      return false;
    }
  }

  /** Saves now; true once all that was typed is kept. */
  function save(): Promise<boolean> {
    clearTimeout(timer);
    last = last.then(send, send);
    return last;
  }

  return {
    /** Something was typed. */
    touch() {
      failures = 0;
      show('waiting');
      saveIn(TYPING_MS);
    },
    save,
    stop: () => clearTimeout(timer),
  };
}
