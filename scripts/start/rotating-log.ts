import { closeSync, mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';

const LIMITS = { bytes: 10 * 1024 * 1024, kept: 4 } as const;
/** How long a disk that takes nothing is left alone. */
const PAUSE_MS = 1_000;

/**
 * A log file and the few before it (`app.log`, `app.log.1` …): at most `bytes` × (`kept` + 1) in all. What cannot be
 * written is dropped, and the next that can says how much was; nothing here throws.
 */
export class RotatingLog {
  readonly #file: string;
  readonly #limits: { readonly bytes: number; readonly kept: number };
  #descriptor: number | undefined;
  #size = 0;
  #lost = 0;
  #silentUntil = 0;

  constructor(file: string, limits: { readonly bytes: number; readonly kept: number } = LIMITS) {
    this.#file = file;
    this.#limits = limits;
  }

  write(chunk: Buffer): void {
    if (Date.now() < this.#silentUntil) {
      this.#lost += chunk.length;
      return;
    }
    try {
      if (this.#size > this.#limits.bytes) this.#rotate();
      this.#descriptor ??= this.#open();
      if (this.#lost > 0) this.#writeWhole(Buffer.from(`… ${this.#lost} bytes could not be written here\n`));
      this.#lost = 0;
      this.#writeWhole(chunk);
    } catch {
      if (this.#descriptor !== undefined) closeSync(this.#descriptor);
      this.#descriptor = undefined;
      this.#lost += chunk.length;
      this.#silentUntil = Date.now() + PAUSE_MS;
    }
  }

  #writeWhole(bytes: Buffer): void {
    for (let written = 0; written < bytes.length; ) {
      const count = writeSync(this.#descriptor as number, bytes, written);
      written += count;
      this.#size += count;
    }
  }

  #open(): number {
    mkdirSync(path.dirname(this.#file), { recursive: true, mode: 0o700 });
    this.#size = statSync(this.#file, { throwIfNoEntry: false })?.size ?? 0;
    if (this.#size > this.#limits.bytes) this.#rotate();
    return openSync(this.#file, 'a', 0o600);
  }

  #rotate(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
    this.#size = 0;
    const older = (age: number) => (age === 0 ? this.#file : `${this.#file}.${age}`);
    for (let age = this.#limits.kept - 1; age >= 0; age--) {
      if (statSync(older(age), { throwIfNoEntry: false })) renameSync(older(age), older(age + 1));
    }
  }
}
