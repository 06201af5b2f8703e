import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { requestIp } from './request-ip';

/** What every line of the log says of the request it belongs to. */
export type RequestContext = {
  readonly requestId: string;
  /** Address it came from; null when that is not known. */
  readonly ip: string | null;
  /** Who asks, once that is known: the id of a user or a talent. */
  actorId?: string;
};

// Kept outside the module: each bundle of a route has a copy of it.
const holder = globalThis as typeof globalThis & { elencoRequest?: AsyncLocalStorage<RequestContext> };

function storage(): AsyncLocalStorage<RequestContext> {
  holder.elencoRequest ??= new AsyncLocalStorage();
  return holder.elencoRequest;
}

/** The request that is being answered; undefined in jobs, and in pages, which Next answers itself. */
export const currentRequest = (): RequestContext | undefined => storage().getStore();

/** Says who makes the request that is being answered, for the log. */
export function noteActor(actorId: string | null): void {
  const request = currentRequest();
  if (request && actorId !== null) request.actorId = actorId;
}

/** The id by which a person's report is found in the logs: what a proxy gave the request, or a new one. */
export function requestIdOf(headers: Pick<Headers, 'get'>): string {
  const given = headers.get('x-request-id');
  return given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Runs what a request asks for, so that its log lines carry its id and address. */
export function inRequest<T>(headers: Pick<Headers, 'get'>, work: (request: RequestContext) => T): T {
  const known = currentRequest();
  if (known) return work(known);
  const request: RequestContext = { requestId: requestIdOf(headers), ip: requestIp(headers) };
  return storage().run(request, () => work(request));
}

/** The same for a whole answer, which carries the id as X-Request-Id. */
export const answerRequest = (
  { headers }: { readonly headers: Pick<Headers, 'get'> },
  work: () => Response | Promise<Response>,
): Promise<Response> =>
  inRequest(headers, async ({ requestId }) => {
    const response = await work();
    response.headers.set('X-Request-Id', requestId);
    return response;
  });
