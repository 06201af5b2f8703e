import { styleText } from 'node:util';

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
/** What is done sooner than this is not worth a line. */
const WORTH_TELLING_MS = 700;

type Doing = { readonly text: string; readonly since: number; told: boolean };

/**
 * Says in one line what takes long: at a terminal a line that counts the seconds and then goes away,
 * elsewhere a line for each part that takes more than a moment.
 */
export class Progress {
  readonly #out: NodeJS.WriteStream;
  readonly #doing = new Set<Doing>();
  #timer: NodeJS.Timeout | undefined;
  #frame = 0;

  constructor(out: NodeJS.WriteStream = process.stdout) {
    this.#out = out;
  }

  /** Runs `work` and says `text` for as long as it takes. */
  async during<T>(text: string, work: () => Promise<T>): Promise<T> {
    const doing = { text, since: Date.now(), told: false };
    this.#doing.add(doing);
    this.#timer ??= setInterval(() => this.#draw(), this.#out.isTTY ? 100 : 200);
    try {
      return await work();
    } finally {
      this.#doing.delete(doing);
      if (this.#doing.size === 0) {
        clearInterval(this.#timer);
        this.#timer = undefined;
      }
      this.#clear();
    }
  }

  /** Writes a line that stays. */
  say(line: string): void {
    this.#clear();
    this.#out.write(`${line}\n`);
  }

  #clear(): void {
    if (this.#out.isTTY) this.#out.write('\r\x1b[2K');
  }

  #draw(): void {
    const long = [...this.#doing].filter(({ since }) => Date.now() - since > WORTH_TELLING_MS);
    if (this.#out.isTTY) {
      const parts = long.map(({ text, since }) => `${text} ${Math.round((Date.now() - since) / 1000)} s`);
      this.#frame = (this.#frame + 1) % FRAMES.length;
      const line = `${FRAMES[this.#frame]} ${parts.join('   ')}`.slice(0, (this.#out.columns || 80) - 1);
      if (parts.length > 0) this.#out.write(`\r\x1b[2K${styleText('dim', line)}`);
      return;
    }
    for (const doing of long) {
      if (doing.told) continue;
      doing.told = true;
      this.#out.write(`${doing.text}\n`);
    }
  }
}
