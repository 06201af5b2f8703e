import { type Actor, anonymous } from '../core/actor.ts';

type NextRequest = { readonly headers: Headers; readonly cookies: Readonly<Record<string, string>> };

let asked: NextRequest | null = null;
let asking: Actor | null = null;
let holding: Actor | null = null;

/** The request that Next answers from now on, until the test ends: what `next/headers` tells of it. */
export function answerRequest({
  headers = {},
  cookies = {},
}: {
  headers?: HeadersInit;
  cookies?: object;
}): void {
  asked = { headers: new Headers(headers), cookies: { ...cookies } };
}

/** Who sends it, whatever its cookies say, and who that is where a link is asked for. */
export function askAs(actor: Actor, holder = actor): void {
  asking = actor;
  holding = holder;
}

/** Who was named, or nobody; null where a request says it, by its cookies and headers. */
export const askingActor = (): Actor | null => asking ?? (asked ? null : anonymous);

/** The same of who holds a link. */
export const askingHolder = (): Actor | null => holding ?? (asked ? null : anonymous);

export function forgetRequest(): void {
  asked = null;
  asking = null;
  holding = null;
}

function current(): NextRequest {
  if (!asked) throw new Error('Next answers no request in this test: answerRequest() makes one');
  return asked;
}

/** These two stand for `next/headers`, which throws where Next answers no request. */
export const headers = async (): Promise<Headers> => current().headers;

export async function cookies() {
  const all = Object.entries(current().cookies).map(([name, value]) => ({ name, value }));
  return { getAll: () => all, get: (wanted: string) => all.find(({ name }) => name === wanted) };
}
