import type { FileKind } from './rules';

let registered: ReadonlyMap<string, FileKind> | null = null;

/** Tells storage every kind of file. lib/root/file-kinds.ts calls it where files are opened by their id alone. */
export function registerFileKinds(kinds: readonly FileKind[]): void {
  registered = new Map(kinds.map((kind) => [kind.name, kind]));
}

/** Returns the kind of a stored file. Throws when there is none of that name, or when none was registered. */
export function registeredKind(name: string): FileKind {
  if (!registered) throw new Error('No kinds of files are registered: import lib/root/file-kinds.ts first');
  const kind = registered.get(name);
  if (!kind) throw new Error(`No kind of file is registered as ${name}`);
  return kind;
}
