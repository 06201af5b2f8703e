/** What begins so was typed into a form that was not sent; it lives as long as the tab. */
const PREFIX = 'elenco-kept:';
const OWNER = 'elenco-kept-of';
const KEEP_MS = 24 * 60 * 60 * 1000;

export type Kept = {
  /** By the path of its field. */
  readonly typed: Readonly<Record<string, unknown>>;
  /** What the form began with, and its revision. */
  readonly base?: Readonly<Record<string, unknown>>;
  readonly revision?: number;
};

const SECRET = /passw|clave|token|secret|^code$|codigo|^otp$|^pin$|^account$|accountNumber|cvv/i;

/** Passwords, codes and numbers of bank accounts are kept nowhere in the clear. */
export const isSecret = (name: string): boolean => name.split('.').some((part) => SECRET.test(part));

/** Files, dates and whatever else is no text, number, yes or no, or a list of such, is chosen again. */
const isPlain = (value: unknown): boolean => {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.entries(value).every(([name, one]) => !isSecret(name) && isPlain(one));
};

export const keepable = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSecret(name) && isPlain(value)));

/** A browser that lets nothing be kept, or has no room, keeps none. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** One form of one page: its path, and what tells it from the others there. */
export const keptName = (path: string, form: string): string => `${PREFIX}${path}#${form}`;

export function keepValues(name: string, { typed, base, revision }: Kept, now = Date.now()): void {
  const safe = keepable(typed);
  if (Object.keys(safe).length === 0) {
    dropKept(name);
    return;
  }
  const kept = { at: now, typed: safe, ...(base && { base: keepable(base) }), revision };
  attempt(() => sessionStorage.setItem(name, JSON.stringify(kept)));
}

export const dropKept = (name: string): void => void attempt(() => sessionStorage.removeItem(name));

export function readKept(name: string, now = Date.now()): Kept | null {
  const kept = attempt(
    () => JSON.parse(sessionStorage.getItem(name) ?? 'null') as (Kept & { at: number }) | null,
  );
  if (!kept || typeof kept.at !== 'number' || now - kept.at > KEEP_MS || !kept.typed) return null;
  return kept;
}

/** Forgets what somebody else typed in this tab. */
export function keepOnlyOf(person: string): void {
  attempt(() => {
    if (sessionStorage.getItem(OWNER) === person) return;
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
    sessionStorage.setItem(OWNER, person);
  });
}

/** A short sign of some values, by which two forms of the same fields are told apart. */
export function signOf(values: unknown): string {
  let sign = 5381;
  for (const letter of JSON.stringify(values) ?? '')
    sign = (Math.imul(sign, 33) ^ letter.charCodeAt(0)) >>> 0;
  return sign.toString(36);
}
