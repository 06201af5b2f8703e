/** One way in which the product no longer does what a row of the specification asks. */
export type Break =
  /** A field of the wire answers nothing, or the value of another row. */
  | {
      readonly kind: 'field';
      readonly type: string;
      readonly field: string;
      readonly answers: 'null' | 'other';
    }
  /** What was sent under a name is lost before the write or the read sees it; `input` is the field of an object. */
  | { readonly kind: 'argument'; readonly operation: string; readonly name: string; readonly input: boolean }
  /** What is taken and decided elsewhere, such as a sum that the server reckons itself, is refused. */
  | { readonly kind: 'refusal'; readonly operation: string; readonly name: string }
  /** A text for people is another one, wherever it stands. */
  | { readonly kind: 'words'; readonly words: string };

export function describeBreak(broken: Break): string {
  switch (broken.kind) {
    case 'field':
      return `${broken.type}.${broken.field} answers ${broken.answers === 'null' ? 'null' : 'the value of another row'}`;
    case 'argument':
      return `${broken.operation} never gets ${broken.name}`;
    case 'refusal':
      return `${broken.operation} refuses ${broken.name}`;
    case 'words':
      return `«${broken.words}» is told in other words`;
  }
}

const held = globalThis as typeof globalThis & { presentBreak?: Break | null; breakReached?: boolean };

/** The break that is in force now, in this process. */
export const presentBreak = (): Break | null => held.presentBreak ?? null;

/** Puts a break in force, or none. */
export function setBreak(broken: Break | null): void {
  held.presentBreak = broken;
  held.breakReached = false;
}

/** What applies a break says that it was come by. */
export function reachBreak(): void {
  held.breakReached = true;
}
export const wasReached = (): boolean => held.breakReached === true;
